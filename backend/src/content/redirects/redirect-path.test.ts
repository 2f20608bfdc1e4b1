import { expect, test } from 'vitest'
import { normaliseFromPath } from './redirect-path'

test.each([
  ['/Oud/Pad/', '/oud/pad'],
  ['oud', '/oud'],
  ['/oud?utm=x#deel', '/oud'],
  ['/', '/'],
  ['/CAF%C3%89', '/café'],
  ['/café', '/café'],
  ['/cafe\u0301', '/café'],
  ['/100%', '/100%'],
])('normalises %s to %s', (path, normalised) => {
  expect(normaliseFromPath(path)).toBe(normalised)
})
