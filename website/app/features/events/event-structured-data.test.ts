import type { Event, EventRegistration } from '@gevel/contract/events'
import { expect, test } from 'vitest'
import { eventStructuredData } from './event-structured-data.ts'

const venue = { name: 'De Steenhal', street: null, postcode: null, city: 'Utrecht' }
const dataOf = (facts: Pick<Event, 'venue' | 'online'> & Partial<Event>) =>
  eventStructuredData(
    { id: 6, title: 'Dag', intro: 'Een dag.', ...facts } as Event,
    'https://gevel.example',
    '/agenda/6/dag',
  )

const ticketType = {
  ...{ id: 1, name: 'Winkel of keten', description: null, access: 'everybody', isSoldOut: false },
  ...{ priceInclCents: 23_595, priceExclCents: 19_500 },
  ...{ opensAt: '2026-09-11T08:30:00.000Z', closesAt: '2026-12-09T08:30:00.000Z' },
} satisfies EventRegistration['types'][number]
const registration: EventRegistration = {
  ...{ opensAt: ticketType.opensAt, closesAt: ticketType.closesAt, cancelUntil: '2026-12-03' },
  ...{ hasWaitingList: true, cancelledBecause: null },
  types: [
    ticketType,
    {
      ...ticketType,
      id: 2,
      name: 'Abonnee',
      access: 'subscriber',
      priceInclCents: 0,
      priceExclCents: 0,
      isSoldOut: true,
    },
  ],
}

test.each([
  [{ venue, online: false }, 'Offline', ['Place']],
  [{ venue: null, online: true }, 'Online', ['VirtualLocation']],
  [{ venue, online: true }, 'Mixed', ['Place', 'VirtualLocation']],
])('says where %j is', (facts, mode, places) => {
  expect(dataOf(facts)).toMatchObject({
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: places.map((type) => ({ '@type': type })),
  })
})

test('says nothing of an event without a place, which search engines require', () => {
  expect(dataOf({ venue: null, online: false })).toBeNull()
})

test('offers each kind of ticket at the price with VAT, while it can be bought', () => {
  const offer = {
    '@type': 'Offer',
    priceCurrency: 'EUR',
    validFrom: '2026-09-11T08:30:00.000Z',
    availabilityEnds: '2026-12-09T08:30:00.000Z',
    url: 'https://gevel.example/aanmelden/6',
  }
  expect(dataOf({ venue, online: false, registration })).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    offers: [
      { ...offer, name: 'Winkel of keten', price: '235.95', availability: 'https://schema.org/InStock' },
      { ...offer, name: 'Abonnee', price: '0.00', availability: 'https://schema.org/SoldOut' },
    ],
  })
})

test('offers nothing of an event that is cancelled, or that registers elsewhere', () => {
  const cancelled = dataOf({ venue, online: false, registration: { ...registration, cancelledBecause: 'Storm' } })
  expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled', offers: undefined })
  expect(dataOf({ venue, online: false, registration: null })).toMatchObject({ offers: undefined })
  expect(dataOf({ venue, online: false, cancelledBecause: 'Storm', registration: null })).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  })
})
