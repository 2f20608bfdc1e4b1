import { expect, test } from 'vitest'
import { dueMail, lastKnownDay } from './due-mails'

// over the end of summer time
const event = {
  startsAt: new Date('2026-10-25T08:30:00Z'),
  endsAt: new Date('2026-10-25T16:00:00Z'),
  hasRecap: true,
}

test.each([
  ['nothing eight days before', '2026-10-17T10:00:00Z', undefined],
  ['nothing before nine', '2026-10-18T06:59:00Z', undefined],
  ['the mail of seven days', '2026-10-18T07:00:00Z', '7-days'],
  ['that of seven days late, when nothing ran', '2026-10-22T10:00:00Z', '7-days'],
  ['the mail of the day before', '2026-10-24T07:00:00Z', '1-day'],
  ['nothing during the event', '2026-10-25T10:00:00Z', undefined],
  ['nothing on its evening', '2026-10-25T19:00:00Z', undefined],
  ['the thanks on the day after', '2026-10-26T08:00:00Z', 'thanks'],
  ['nothing after two weeks', '2026-11-09T09:00:00Z', undefined],
])('has %s', (_, at, kind) => expect(dueMail(event, new Date(at))).toBe(kind))

test('waits a week for the recap', () => {
  const without = { ...event, hasRecap: false }
  expect(dueMail(without, new Date('2026-10-31T10:00:00Z'))).toBeUndefined()
  expect(dueMail(without, new Date('2026-11-01T10:00:00Z'))).toBe('thanks')
})

test('knows who got the ticket too late to be reminded', () => {
  expect(lastKnownDay('7-days', event)).toBe('2026-10-17')
  expect(lastKnownDay('1-day', event)).toBe('2026-10-23')
})
