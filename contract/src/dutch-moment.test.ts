import { expect, test } from 'vitest'
import { dutchClockOf, momentOfDutchClock } from './dutch-moment.ts'

test.each([
  ['2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
  ['2026-12-03T00:15', '2026-12-02T23:15:00.000Z'],
  ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
])('reads %s of the Dutch clock as %s', (local, moment) => {
  expect(momentOfDutchClock(local).toISOString()).toBe(moment)
  expect(dutchClockOf(new Date(moment))).toBe(local)
})

test('reads a time that the clock skips as an hour later', () => {
  expect(momentOfDutchClock('2026-03-29T02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
})
