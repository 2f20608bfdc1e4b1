import type { Event } from '@gevel/contract/events'
import { expect, test } from 'vitest'
import { agendaCalendar, eventCalendar } from './event-calendar.ts'

const event: Event = {
  ...{
    id: 6,
    slug: 'dag',
    series: null,
    edition: 'general',
    title: 'Dag; een, met \u000b soft return\u0007',
    subtitle: null,
  },
  ...{ startsAt: '2026-12-03T08:30:00.000Z', endsAt: '2026-12-03T16:30:00.000Z', online: false, cover: null },
  cancelledBecause: null,
  venue: { name: 'De Steen\u000bhal', street: 'Kalkoven 40', postcode: '3511 AB', city: 'Utrecht' },
  changedAt: '2026-11-20T08:12:00.000Z',
  ...{
    intro: 'Eerste\r\ntweede\ufffe \\ 5',
    body: [],
    registrationLink: null,
    registration: null,
    price: null,
    practical: [],
    programme: [],
  },
  ...{ speakers: [], sponsorsMain: [], sponsors: [], faq: [], recap: [], photos: [], seo: null, otherEditions: [] },
}
const origin = 'https://gevel.example'

test('an event has only characters of iCalendar, escaped, whatever is stored', () => {
  const text = eventCalendar(event, origin)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}|\ufffe/u)
  expect(text).toContain('SUMMARY:Dag\\; een\\, met soft return\r\n')
  expect(text).toContain('LOCATION:De Steen\\nhal\\nKalkoven 40\\, 3511 AB Utrecht\r\n')
  expect(text).toContain('DESCRIPTION:Eerste\\ntweede \\\\ 5\r\n')
  expect(text).not.toContain('NAME:')
})

test('a calendar is the same at each request until an event changes', () => {
  const text = agendaCalendar('Agenda', [event], origin)
  expect(text).toContain('DTSTAMP:20261120T081200Z\r\n')
  expect(text).toContain('LAST-MODIFIED:20261120T081200Z\r\n')
  expect(text).toContain('UID:6@gevel.example\r\n')
})

test('a calendar that follows an event hears that it is cancelled', () => {
  expect(agendaCalendar('Agenda', [event], origin)).not.toContain('STATUS')
  expect(agendaCalendar('Agenda', [{ ...event, cancelledBecause: 'Storm' }], origin)).toContain('STATUS:CANCELLED\r\n')
})

test('folds a line of more than 75 octets between characters', () => {
  const lines = eventCalendar({ ...event, title: 'é😀'.repeat(60) }, origin).split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${'é😀'.repeat(60)}`)
})

test('has a component when there is no event', () => {
  const text = agendaCalendar('Agenda', [], origin)
  expect(text).toMatch(
    /\r\nBEGIN:VTIMEZONE\r\nTZID:Europe\/Amsterdam\r\n[\s\S]+\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n$/,
  )
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
