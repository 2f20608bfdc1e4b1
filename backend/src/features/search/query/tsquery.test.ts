import { expect, test } from 'vitest'
import { quotedEntry, tsqueryOf } from './tsquery'

test('writes entries with their operators, and one entry without', () => {
  expect(tsqueryOf({ all: ['verf', { some: ['winkel', { all: ['zaak'] }] }] })).toBe("('verf' & ('winkel' | 'zaak'))")
})

test('writes each entry as the caller wants', () => {
  expect(tsqueryOf({ some: ['verf', 'lak'] }, (entry) => `${quotedEntry(entry)}:A`)).toBe("('verf':A | 'lak':A)")
})

test.each([
  ["rock'n'rol", "'rock''n''rol'"],
  ['a\\b', "'a\\\\b'"],
  ['a & !b', "'a & !b'"],
])('quotes %s', (entry, quoted) => expect(quotedEntry(entry)).toBe(quoted))
