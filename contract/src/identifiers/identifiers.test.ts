import { composeIBAN, countrySpecs } from 'ibantools'
import { expect, test } from 'vitest'
import { countryName, euCountries } from './eu-countries.ts'
import { formatIban, isSepaIban, readIban } from './iban.ts'
import { readKvk } from './kvk.ts'
import { readPostcode } from './postcode.ts'
import { countryOfVatId, readVatId } from './vat-id.ts'

test.each([
  ['12345678', '12345678'],
  ['01234567', '01234567'],
  [' 1234 5678 ', '12345678'],
  ['12.34\u00A05678', '12345678'],
  ['１２３４５６７８', '12345678'],
  ['1234567', null],
  ['123456789', null],
  ['123456780000', null],
  ['1234567A', null],
  ['', null],
])('reads the trade register number %j as %j', (text, kvk) => {
  expect(readKvk(text)).toBe(kvk)
})

/** Numbers of companies that publish them, and those of the tax authorities' own examples. */
const vatIds: Record<string, string> = {
  AT: 'ATU13585627',
  BE: 'BE0428759497',
  BG: 'BG175074752',
  CY: 'CY10259033P',
  CZ: 'CZ25123891',
  DE: 'DE136695976',
  DK: 'DK13585628',
  EE: 'EE100931558',
  ES: 'ESB58378431',
  FI: 'FI20774740',
  FR: 'FR40303265045',
  GR: 'EL094259216',
  HR: 'HR33392005961',
  HU: 'HU12892312',
  IE: 'IE6433435F',
  IT: 'IT00743110157',
  LT: 'LT119511515',
  LU: 'LU15027442',
  LV: 'LV40003521600',
  MT: 'MT11679112',
  NL: 'NL004495445B01',
  PL: 'PL8567346215',
  PT: 'PT501964843',
  RO: 'RO18547290',
  SE: 'SE123456789701',
  SI: 'SI50223054',
  SK: 'SK2022749619',
}

test('knows a VAT id of every member of the EU', () => {
  expect(Object.keys(vatIds).toSorted()).toEqual(euCountries.toSorted())
})

test.each(Object.entries(vatIds))(
  'accepts a VAT id of %s, and none with another digit, too many or too few',
  (country, vatId) => {
    expect(readVatId(vatId)).toBe(vatId)
    expect(countryOfVatId(vatId)).toBe(country)
    const second = vatId.search(/\d/) + 1
    const changed = vatId.slice(0, second) + ((Number(vatId[second]) + 1) % 10) + vatId.slice(second + 1)
    for (const broken of [changed, `${vatId}11111111`, vatId.slice(0, 3)]) expect(readVatId(broken)).toBeNull()
    expect(readVatId(vatId.slice(2))).toBeNull()
  },
)

test.each([
  // mod 97 only: sole traders
  'NL000099998B57',
  'NL123456789B13',
  'NL002455799B11',
  // 11-test only
  'NL004495445B01',
  'NL123456782B12',
  // both
  'NL810433941B01',
])('accepts %s by the 11-test or modulo 97', (vatId) => {
  expect(readVatId(vatId)).toBe(vatId)
})

test.each([
  'NL999999999B99',
  'NL001234567B01',
  'NL1234567B01',
  'NL810433941B00',
  'GB980780684',
  'GR094259216',
  'XX1',
  '',
])('rejects the VAT id %j', (vatId) => {
  expect(readVatId(vatId)).toBeNull()
})

test('reads a VAT id as it is pasted (B41)', () => {
  expect(readVatId(' nl\u00A00044.95.445-b01\u200B')).toBe('NL004495445B01')
})

test.each([
  ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300', true],
  ['nl91abna0417164300', 'NL91ABNA0417164300', true],
  ['NL91\u00A0ABNA\u00A00417\u00A01643\u00A000\u200B', 'NL91ABNA0417164300', true],
  ['BE68-5390-0754-7034', 'BE68539007547034', true],
  ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957', true],
  ['AL47 2121 1009 0000 0002 3569 8741', 'AL47212110090000000235698741', true],
  ['SA03 8000 0000 6080 1016 7519', 'SA0380000000608010167519', false],
])('reads the account %j', (text, iban, isSepa) => {
  expect(readIban(text)).toBe(iban)
  expect(isSepaIban(iban)).toBe(isSepa)
})

test.each(['NL92ABNA0417164300', 'NL91ABNA041716430', 'XX91ABNA0417164300', '', 'rekening'])(
  'rejects the account %j',
  (text) => {
    expect(readIban(text)).toBeNull()
  },
)

/** Accounts of all countries: the bank's part by its format, with digits that its national check accepts. */
function accountsOfAllCountries(): [country: string, iban: string][] {
  return Object.entries(countrySpecs).flatMap(([country, { bban_regexp }]) => {
    if (!bban_regexp) return []
    const parts = Array.from(bban_regexp.matchAll(/\[([^\]]+)\]\{(\d+)\}/g), ([, letters = '', count]) =>
      (letters === 'A-Z' ? 'A' : '0').repeat(Number(count)),
    )
    const bban = parts.join('')
    const digit = bban.search(/0/)
    for (let number = 0; number < 5_000; number++) {
      const digits = String(number).padStart(6, '0')
      const candidates = [digits + bban.slice(digit + 6), bban.slice(digit, -6) + digits]
      for (const candidate of candidates) {
        const iban = composeIBAN({ countryCode: country, bban: bban.slice(0, digit) + candidate })
        if (iban && readIban(iban)) return [[country, iban]]
      }
    }
    return []
  })
}

test('accepts an account of every country, and none with one digit changed', () => {
  const accounts = accountsOfAllCountries()
  expect(accounts.length).toBeGreaterThan(75)
  expect(accounts.filter(([, iban]) => isSepaIban(iban)).length).toBeGreaterThan(30)
  for (const [, iban] of accounts)
    for (const [place, character] of [...iban].entries()) {
      if (!/\d/.test(character)) continue
      const changed = iban.slice(0, place) + ((Number(character) + 1) % 10) + iban.slice(place + 1)
      expect(readIban(changed), changed).toBeNull()
    }
})

test('writes an account in groups of four', () => {
  expect(formatIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00')
})

test.each([
  ['1011ab', 'NL', '1011 AB'],
  ['1011\u00A0AB', 'NL', '1011 AB'],
  ['0123 AB', 'NL', null],
  ['1011 SS', 'NL', null],
  ['1011', 'NL', null],
  ['1000', 'BE', '1000'],
  ['0999', 'BE', null],
  ['10115', 'DE', '10115'],
  ['1011 AB', 'DE', null],
  ['D02 X285', 'IE', 'D02 X285'],
  ['1234-567', 'PT', '1234-567'],
  ['', 'BE', null],
])('reads the postcode %j of %s as %j', (text, country, postcode) => {
  expect(readPostcode(text, country)).toBe(postcode)
})

test('names countries in Dutch', () => {
  expect(countryName('BE')).toBe('België')
})
