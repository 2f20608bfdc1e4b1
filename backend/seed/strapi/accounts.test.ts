import { expect, test } from 'vitest'
import { parseAccounts } from './accounts'

const account = { role: 'reader', email: 'lezer@gevel.example', password: 'geheim-genoeg', name: 'Lotte Lezer' }

test('the setting is a list of accounts, or absent', () => {
  expect(parseAccounts(JSON.stringify([account]))).toEqual([account])
  expect(parseAccounts(undefined)).toEqual([])
  expect(parseAccounts('')).toEqual([])
})

test('anything else is refused with the name of the setting', () => {
  for (const wrong of ['geen json', '{}', JSON.stringify([{ ...account, role: 'king' }])]) {
    expect(() => parseAccounts(wrong)).toThrow('GEVEL_DEMO_ACCOUNTS')
  }
})
