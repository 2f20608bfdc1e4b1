import { expect, test } from 'vitest'
import { isTargetDay, targetDayFrom } from './target-days.ts'

// Good Friday and Easter Monday, as the ECB publishes them
test.each([
  '2024-03-29',
  '2024-04-01',
  '2025-04-18',
  '2025-04-21',
  '2026-04-03',
  '2026-04-06',
  '2027-03-26',
  '2027-03-29',
])('settles nothing around Easter, on %s', (day) => expect(isTargetDay(day)).toBe(false))

test.each(['2026-01-01', '2026-05-01', '2026-12-25', '2028-12-26', '2026-11-28', '2026-11-29'])(
  'settles nothing on holidays and weekends, such as %s',
  (day) => expect(isTargetDay(day)).toBe(false),
)

test.each(['2026-11-30', '2027-04-27', '2026-12-24', '2026-12-31', '2026-05-14'])(
  'settles payments on other days, also Dutch holidays, such as %s',
  (day) => expect(isTargetDay(day)).toBe(true),
)

test('finds the next day for a payment', () => {
  expect(targetDayFrom('2026-12-25')).toBe('2026-12-28')
  expect(targetDayFrom('2027-03-26')).toBe('2027-03-30')
  expect(targetDayFrom('2026-12-01')).toBe('2026-12-01')
})
