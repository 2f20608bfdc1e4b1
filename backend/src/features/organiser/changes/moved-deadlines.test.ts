import { expect, test } from 'vitest'
import { movedDeadlines } from './moved-deadlines'

const event = {
  starts_at: new Date('2026-10-22T07:30:00Z'),
  opens_at: new Date('2026-08-01T07:00:00Z'),
  closes_at: new Date('2026-10-21T15:00:00Z'),
  change_until: '2026-10-20',
  cancel_until: '2026-10-15',
}
const at = (begin: string) => ({
  startsAt: new Date(begin),
  endsAt: new Date(Date.parse(begin) + 8 * 3_600_000),
})

test('moves the deadlines of an event by as many days, at the same time of the clock in winter', () => {
  expect(movedDeadlines(event, at('2026-10-29T08:30:00Z'))).toEqual({
    closes_at: new Date('2026-10-28T16:00:00Z'),
    change_until: '2026-10-27',
    cancel_until: '2026-10-22',
  })
})

test('takes no day away when the event is earlier, unless that is after it', () => {
  expect(movedDeadlines(event, at('2026-10-17T07:30:00Z'))).toEqual({
    closes_at: new Date('2026-10-17T15:30:00Z'),
    change_until: '2026-10-17',
    cancel_until: '2026-10-15',
  })
})

test('keeps the deadlines of an event at another hour or place', () => {
  const { closes_at, change_until, cancel_until } = event
  expect(movedDeadlines(event, at('2026-10-22T11:00:00Z'))).toEqual({ closes_at, change_until, cancel_until })
})

test('keeps the end of a sale that would otherwise end before it opens', () => {
  expect(movedDeadlines(event, at('2026-07-01T07:30:00Z')).closes_at).toEqual(event.closes_at)
})
