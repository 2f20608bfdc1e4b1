import { accessSchema } from '@gevel/contract/references'
import { expect, test } from 'vitest'
import { mayRead } from './access'

const editions = ['general', 'pro', null] as const

test.each([
  ['anonymous', { account: [], subscriber: [] }],
  ['account', { account: [...editions], subscriber: [] }],
  ['general', { account: [...editions], subscriber: ['general', null] }],
  ['pro', { account: [...editions], subscriber: ['pro', null] }],
  ['mix', { account: [...editions], subscriber: [...editions] }],
] as const)('opens for a reader with %s what it gives access to, by edition', (reader, readable) => {
  const opened = accessSchema.options.map((access) => [
    access,
    editions.filter((edition) => mayRead(reader, { access, edition })),
  ])
  expect(Object.fromEntries(opened)).toEqual({ free: [...editions], ...readable })
})
