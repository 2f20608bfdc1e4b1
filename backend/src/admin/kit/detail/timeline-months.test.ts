import { expect, test } from 'vitest'
import { eventsByMonth, momentText } from './timeline-months'

test('groups events by month of the Netherlands, newest first', () => {
  const events = [
    { id: 1, at: '2026-10-31T22:30:00.000Z', text: 'nog oktober' },
    { id: 2, at: '2026-10-31T23:30:00.000Z', text: 'al november' },
    { id: 3, at: '2026-11-20T09:02:00.000Z', text: 'later' },
  ]
  expect(eventsByMonth(events).map(({ month, events: shown }) => [month, shown.map(({ id }) => id)])).toEqual([
    ['November 2026', [3, 2]],
    ['Oktober 2026', [1]],
  ])
})

test('writes a moment in Dutch time', () => {
  expect(momentText('2026-11-20T09:02:00.000Z')).toBe('20 nov, 10.02 uur')
})
