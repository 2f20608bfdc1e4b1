import { addDays } from '@gevel/contract/days'
import { cents } from '@gevel/contract/money/cents'
import { planPeriodSchema } from '@gevel/contract/plans'
import { expect, test } from 'vitest'
import { endByItself, introTerm, periodAt, periodIndexOn } from './periods'

const firstDays = (anchor: string, period: 'month' | 'quarter' | 'year', count: number) =>
  Array.from({ length: count }, (_, index) => periodAt(anchor, period, index).from)

test.each([
  ['2027-01-31', 'month', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['2028-01-31', 'month', ['2028-01-31', '2028-02-29', '2028-03-31']],
  ['2026-11-30', 'quarter', ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30']],
  ['2028-02-29', 'year', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['2026-12-15', 'month', ['2026-12-15', '2027-01-15', '2027-02-15']],
] as const)('keeps the anchor %s of a %s through short months and leap years (B1)', (anchor, period, days) => {
  expect(firstDays(anchor, period, days.length)).toEqual(days)
})

test.each(planPeriodSchema.options)('joins periods of a %s without a gap or an overlap', (period) => {
  for (const anchor of ['2026-01-29', '2026-01-30', '2026-01-31', '2028-02-29', '2026-08-31'])
    for (let index = 0; index < 40; index++)
      expect(addDays(periodAt(anchor, period, index).until, 1)).toBe(periodAt(anchor, period, index + 1).from)
})

test.each(planPeriodSchema.options)('finds the period of a %s that a day is in', (period) => {
  for (const anchor of ['2026-01-31', '2028-02-29', '2026-11-15', '2026-12-01'])
    for (let days = 0; days < 1200; days++) {
      const day = addDays(anchor, days)
      const { from, until } = periodAt(anchor, period, periodIndexOn(anchor, period, day))
      expect(from <= day && day <= until, `${anchor} ${day}`).toBe(true)
    }
})

test('ends an introductory term after whole weeks', () => {
  expect(introTerm('2026-11-29', 4)).toEqual({ from: '2026-11-29', until: '2026-12-26' })
})

test('lets an introduction of a consumer end by itself, whatever its plan says, and that of a company as the plan says', () => {
  const plan = (after: 'end' | 'continue') => ({
    version: { intro: { weeks: 4, price: { incl: cents(400), excl: cents(367) }, after } },
    startsOn: '2027-01-04',
  })
  for (const after of ['end', 'continue'] as const)
    expect(endByItself({ ...plan(after), customerKind: 'person' })).toBe('2027-01-31')
  expect(endByItself({ ...plan('end'), customerKind: 'company' })).toBe('2027-01-31')
  expect(endByItself({ ...plan('continue'), customerKind: 'company' })).toBeNull()
  expect(endByItself({ ...plan('end'), version: { intro: null }, customerKind: 'person' })).toBeNull()
})
