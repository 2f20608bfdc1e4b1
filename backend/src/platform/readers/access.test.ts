import { accessSchema } from '@gevel/contract/references'
import { expect, test } from 'vitest'
import { mayRead } from './access'

test.each([
  ['anonymous', [true, false, false]],
  ['account', [true, true, false]],
  ['subscriber', [true, true, true]],
] as const)('%s', (reader, readable) => {
  expect(accessSchema.options.map((access) => mayRead(reader, access))).toEqual(readable)
})
