import { expect, test } from 'vitest'
import { withoutGaps } from './event-figures'

test('shows the days without a registration too, up to today', () => {
  const days = [
    { day: '2026-10-24', count: 2 },
    { day: '2026-10-26', count: 1 },
  ]
  expect(withoutGaps(days, '2026-10-27')).toEqual([
    { day: '2026-10-24', count: 2 },
    { day: '2026-10-25', count: 0 },
    { day: '2026-10-26', count: 1 },
    { day: '2026-10-27', count: 0 },
  ])
  expect(withoutGaps([], '2026-10-27')).toEqual([])
})
