import { expect, test } from 'vitest'
import { companyOfCover } from './company-of-cover'

const hamerslag = { name: 'Hamerslag' }
const klusdepot = { name: 'Klusdepot' }
const cover = (title: string, ...companies: { name: string }[]) => companyOfCover(title, companies)?.name ?? null

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
