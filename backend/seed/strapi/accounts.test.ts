import { expect, test } from 'vitest'
import { parseAccounts } from './accounts'

const account = { role: 'reader', email: 'lezer@gevel.example', password: 'geheim-genoeg', name: 'Lotte Lezer' }

test('accepts a list of accounts, or nothing', () => {
  expect(parseAccounts(JSON.stringify([account]))).toEqual([account])
  expect(parseAccounts(undefined)).toEqual([])
  expect(parseAccounts('')).toEqual([])
})

test('rejects anything else with the name of the setting', () => {
  for (const wrong of ['geen json', '{}', JSON.stringify([{ ...account, role: 'king' }])]) {
    expect(() => parseAccounts(wrong)).toThrow('GEVEL_DEMO_ACCOUNTS')
  }
})
