import { expect, test } from 'vitest'
import { writeReceivedAt } from './withdrawals.ts'

test.each([
  ['2026-11-20T09:58:41.999Z', 'vrijdag 20 november 2026 om 10.58.41 uur'],
  ['2026-06-30T22:00:00Z', 'woensdag 1 juli 2026 om 00.00.00 uur'],
  ['2026-03-29T01:00:05Z', 'zondag 29 maart 2026 om 03.00.05 uur'],
])('writes %s as its second in the Netherlands', (moment, text) => {
  expect(writeReceivedAt(new Date(moment))).toBe(text)
})
