import { expect, test } from 'vitest'
import { mayRead } from './access'

test.each([
  ['anonymous', [true, false, false]],
  ['account', [true, true, false]],
  ['subscriber', [true, true, true]],
] as const)('%s', (reader, readable) => {
  expect((['free', 'account', 'subscriber'] as const).map((access) => mayRead(reader, access))).toEqual(readable)
})
