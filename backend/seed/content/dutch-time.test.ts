import { expect, test } from 'vitest'
import { dutchDayFrom, dutchTimeToUtc } from './dutch-time'

test.each([
  ['2026-11-20T08:40', '2026-11-20T07:40:00.000Z'],
  ['2026-07-01T00:15', '2026-06-30T22:15:00.000Z'],
  // nights of a daylight saving change
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
])('converts %s in the Netherlands to %s', (local, utc) => {
  expect(dutchTimeToUtc(local)).toBe(utc)
})

test('rejects an invalid time', () => {
  expect(() => dutchTimeToUtc('gisteren')).toThrow(RangeError)
})

test('counts days from the Dutch day, also when it is still yesterday in UTC', () => {
  const justPastMidnight = new Date('2026-11-19T23:30:00Z')
  expect(dutchDayFrom(justPastMidnight, 0, '08:00')).toBe('2026-11-20T07:00:00.000Z')
  expect(dutchDayFrom(justPastMidnight, -20, '08:00')).toBe('2026-10-31T07:00:00.000Z')
  expect(dutchDayFrom(justPastMidnight, 150, '23:59')).toBe('2027-04-19T21:59:00.000Z')
})
