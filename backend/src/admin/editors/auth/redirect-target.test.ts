import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target'

test.each([
  ['?redirectTo=%2Fcontent-manager%3Fpage%3D2', '/content-manager?page=2'],
  ['', '/'],
  ['?redirectTo=', '/'],
  ['?redirectTo=https%3A%2F%2Fkwaad.example', '/'],
  ['?redirectTo=%2F%2Fkwaad.example', '/'],
  ['?redirectTo=%2F%5Ckwaad.example', '/'],
  ['?redirectTo=javascript%3Aalert(1)', '/'],
])('redirects from %s to %s', (search, target) => {
  expect(redirectTarget(search)).toBe(target)
})
