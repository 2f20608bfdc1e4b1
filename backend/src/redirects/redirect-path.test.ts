import { expect, test } from 'vitest'
import { normaliseFromPath } from './redirect-path'

test.each([
  ['/Oud/Pad/', '/oud/pad'],
  ['oud', '/oud'],
  ['/oud?utm=x#deel', '/oud'],
  ['/', '/'],
])('%s is looked up as %s', (path, kept) => {
  expect(normaliseFromPath(path)).toBe(kept)
})
