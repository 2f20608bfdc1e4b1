import type { Event } from '@gevel/contract/events'
import { expect, test } from 'vitest'
import { eventStructuredData } from './event-structured-data.ts'

const venue = { name: 'De Steenhal', street: null, postcode: null, city: 'Utrecht' }
const dataOf = (facts: Pick<Event, 'venue' | 'online'>) =>
  eventStructuredData({ title: 'Dag', intro: 'Een dag.', ...facts } as Event, 'https://gevel.example', '/agenda/6/dag')

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
