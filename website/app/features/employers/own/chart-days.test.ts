import { expect, test } from 'vitest'
import { chartDays } from './chart-days.ts'

const day = (name: string, views: number) => ({ day: name, views, saves: 0, clicks: 0, applications: 0 })

test('shows days without figures between those that have them', () => {
  const days = [day('2026-11-18', 4), day('2026-11-20', 2)]
  expect(chartDays({ days, endedAt: null }, '2026-11-21').map(({ views }) => views)).toEqual([4, 0, 2, 0])
})

test('shows the last fortnight at most', () => {
  const days = [day('2026-10-01', 9), day('2026-11-20', 2)]
  const shown = chartDays({ days, endedAt: null }, '2026-11-20')
  expect(shown).toHaveLength(14)
  expect(shown[0]).toEqual(day('2026-11-07', 0))
})

test('ends with the last day of a vacancy that is over', () => {
  const shown = chartDays({ days: [day('2026-10-01', 9)], endedAt: '2026-10-01T21:59:59.000Z' }, '2026-11-20')
  expect(shown).toEqual([day('2026-10-01', 9)])
})

test('is empty before the first day', () => {
  expect(chartDays({ days: [], endedAt: null }, '2026-11-20')).toEqual([])
})
