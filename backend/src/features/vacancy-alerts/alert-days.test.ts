import { expect, test } from 'vitest'
import { nextDigestDay } from './alert-days'

test.each([
  // a Friday
  ['2026-11-20T12:00:00Z', '2026-11-21', '2026-11-23'],
  // Sunday evening in UTC is Monday in the Netherlands
  ['2026-11-22T23:30:00Z', '2026-11-24', '2026-11-30'],
  // a Monday morning, at the digest itself
  ['2026-11-23T05:30:00Z', '2026-11-24', '2026-11-30'],
  // the nights in which the clock changes
  ['2026-10-24T22:30:00Z', '2026-10-26', '2026-10-26'],
  ['2026-10-25T00:30:00Z', '2026-10-26', '2026-10-26'],
  ['2027-03-28T00:59:00Z', '2027-03-29', '2027-03-29'],
])('after %s the next days are %s and, weekly, %s', (at, daily, weekly) => {
  expect(nextDigestDay('daily', new Date(at))).toBe(daily)
  expect(nextDigestDay('weekly', new Date(at))).toBe(weekly)
})
