import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { ticketCalendar } from './ticket-calendar'

const ticket = {
  ...{ id: 7, holder: 2, sequence: 1, eventSequence: 3, title: 'Bijeenkomst', typeName: 'Abonnee', name: 'Jo Kozijn' },
  ...{
    email: 'jo@kozijn.example',
    startsAt: new Date('2026-10-25T00:30:00Z'),
    endsAt: new Date('2026-10-25T03:00:00Z'),
  },
  venue: { name: 'De Steenhal', street: 'Kalkoven 40', postcode: '3511 AB', city: 'Utrecht' },
  programme: [{ start: '11:15', room: 'Ovenzaal', title: 'Wat kost een retour?' }],
}
const message = {
  ...{ method: 'REQUEST' as const, organizer: { name: 'Gevel', email: 'no-reply@gevel.example' } },
  ...{ origin: 'https://gevel.example', link: 'https://gevel.example/inschrijvingen/7?code=x' },
  at: new Date('2026-10-01T10:00:00Z'),
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const entry = calendar.getFirstSubcomponent('vevent')
  if (!entry) throw new Error('No event')
  return { calendar, entry, event: new ICAL.Event(entry) }
}

test('tells apart the hour that comes twice when summer time ends', () => {
  const again = { ...ticket, startsAt: new Date('2026-10-25T01:30:00Z') }
  // both are 02.30 in Amsterdam
  const starts = [ticket, again].map((one) => read(ticketCalendar(one, message)).event.startDate.toJSDate())
  expect(starts).toEqual([ticket.startsAt, again.startsAt])
})

test('has its method on the calendar, one UID for a holder, and a higher SEQUENCE after each change', () => {
  const [first, second] = [ticket, { ...ticket, sequence: 2 }].map((one) => read(ticketCalendar(one, message)))
  expect(first?.calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(first?.entry.getFirstPropertyValue('method')).toBeNull()
  expect(first?.event.uid).toBe('ticket-7-2@gevel.example')
  expect(second?.event.uid).toBe(first?.event.uid)
  expect([first?.event.sequence, second?.event.sequence]).toEqual([4, 5])
  expect(first?.entry.getFirstPropertyValue('organizer')).toBe('mailto:no-reply@gevel.example')
  expect(String(first?.entry.getFirstPropertyValue('attendee')).toLowerCase()).toBe('mailto:jo@kozijn.example')
})

test('cancels what was requested', () => {
  const { calendar, entry, event } = read(ticketCalendar(ticket, { ...message, method: 'CANCEL' }))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(entry.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(event.uid).toBe('ticket-7-2@gevel.example')
})

test('folds and escapes a long title so that it is read back whole', () => {
  const title = `Zuid-Holland; dag 1, é \\ ${'bouwmaterialengroothandel, '.repeat(7)}einde`
  const text = ticketCalendar({ ...ticket, title }, message)
  expect(read(text).event.summary).toBe(title)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
