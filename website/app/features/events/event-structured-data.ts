import type { Event } from '@gevel/contract/events'
import type { BusinessEvent } from 'schema-dts'

/** BusinessEvent for search engines (schema.org). */
export function eventStructuredData(
  { title, intro, startsAt, endsAt, venue, online }: Event,
  origin: string,
  path: string,
): BusinessEvent {
  return {
    '@type': 'BusinessEvent',
    name: title,
    description: intro,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: online
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    url: origin + path,
    location: venue
      ? {
          '@type': 'Place',
          name: venue.name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: venue.street ?? undefined,
            postalCode: venue.postcode ?? undefined,
            addressLocality: venue.city,
            addressCountry: 'NL',
          },
        }
      : { '@type': 'VirtualLocation', url: origin + path },
  }
}
