import { expect, test } from 'vitest'
import { cents } from './money/cents.ts'
import { totalsOf } from './money/totals.ts'
import type { PlanVersion } from './plans.ts'
import { type ChargedPlan, introLines, periodLines, shareByDays, sumOf } from './subscription-price.ts'

const version: PlanVersion = {
  ...{ id: 1, name: 'Mix Pro', slug: 'mix-pro', edition: 'mix', audience: 'both', period: 'month' },
  ...{ price: { incl: cents(3706), excl: cents(3400) }, vatRate: 900, seats: 3, print: true },
  extraSeat: { incl: cents(981), excl: cents(900) },
  intro: null,
}
const company: ChargedPlan = { version, seats: 5, prices: 'excl', isVatShifted: false }

test('charges a company without VAT as the leading price, and readers beyond those of the plan', () => {
  expect(periodLines(company)).toEqual([
    { description: 'Mix Pro, per maand', quantity: 1, unitCents: 3400, vatRate: 900, vatCategory: 'S' },
    { description: 'Extra lezers', quantity: 2, unitCents: 900, vatRate: 900, vatCategory: 'S' },
  ])
  expect(totalsOf(periodLines(company), 'excl')).toMatchObject({ netCents: 5200, vatCents: 468, totalCents: 5668 })
})

test('charges a person the price with VAT, to the cent', () => {
  const person: ChargedPlan = { version, seats: 3, prices: 'incl', isVatShifted: false }
  expect(totalsOf(periodLines(person), 'incl').totalCents).toBe(3706)
})

test('charges no VAT that is shifted to a company in another country', () => {
  expect(totalsOf(periodLines({ ...company, isVatShifted: true }), 'excl')).toMatchObject({
    vatCents: 0,
    totalCents: 5200,
  })
})

test('charges an introductory term, with the share of its weeks for further readers', () => {
  const intro = { weeks: 8, price: { incl: cents(16_241), excl: cents(14_900) }, after: 'continue' } as const
  const yearly = {
    ...version,
    period: 'year' as const,
    extraSeat: { incl: cents(19_620), excl: cents(18_000) },
    intro,
  }
  // 56 of 365 days of € 180 is € 27.616…
  expect(introLines({ ...company, version: yearly }).map(({ quantity, unitCents }) => [quantity, unitCents])).toEqual([
    [1, 14_900],
    [2, 2762],
  ])
})

test('refuses readers that the plan does not have', () => {
  expect(() => periodLines({ ...company, version: { ...version, extraSeat: null } })).toThrow('no further readers')
})

test('divides an amount over days without losing a cent', () => {
  expect(shareByDays(3400, 11, 30)).toBe(1247)
  for (const total of [1, 99, 2017, 3706, 124_260])
    for (const days of [28, 30, 31, 365])
      for (let used = 0; used <= days; used++) {
        const rest = total - shareByDays(total, used, days)
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(Math.abs(rest - shareByDays(total, days - used, days))).toBeLessThanOrEqual(1)
      }
  expect(sumOf(periodLines(company))).toBe(5200)
})
