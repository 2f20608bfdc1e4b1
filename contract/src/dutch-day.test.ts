import { expect, test } from 'vitest'
import { dutchDay } from './dutch-day.ts'

test.each([
  ['2026-11-25T22:59:59Z', '2026-11-25'],
  ['2026-11-25T23:00:00Z', '2026-11-26'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is on %s', (moment, day) => expect(dutchDay(new Date(moment))).toBe(day))
