import { expect, test } from 'vitest'
import { companyOfCover } from './company-of-cover'

const hamerslag = { name: 'Hamerslag', kind: 'building-market' } as const
const klusdepot = { name: 'Klusdepot', kind: 'building-market' } as const
const veldkamp = { name: 'Veldkamp Hout', kind: 'partner' } as const
const cover = (title: string, ...companies: Parameters<typeof companyOfCover>[1]) =>
  companyOfCover(title, companies)?.name ?? null

test('takes the only company, also when the title does not name it', () => {
  expect(cover('Een winkel erbij', hamerslag)).toBe('Hamerslag')
  expect(cover('Een winkel erbij')).toBe(null)
})

test('takes the first of several only when the title names it alone', () => {
  expect(cover('Topman van HAMERSLAG stapt op', hamerslag, klusdepot)).toBe('Hamerslag')
  expect(cover('Hamerslag passeert Klusdepot', hamerslag, klusdepot)).toBe(null)
  expect(cover('Klusdepot groeit door', hamerslag, klusdepot)).toBe(null)
  expect(cover('Bouwmarkten groeien door', hamerslag, klusdepot)).toBe(null)
})

test('takes a partner, who pays, only when the title names it', () => {
  expect(cover('Houtprijs daalt voor de vierde maand', veldkamp)).toBe(null)
  expect(cover('Veldkamp Hout neemt zagerij over', veldkamp)).toBe('Veldkamp Hout')
})
