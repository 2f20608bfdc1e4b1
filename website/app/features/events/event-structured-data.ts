import type { Event } from '@gevel/contract/events'

/** Event for search engines (schema.org). */
export function eventStructuredData(
  { title, intro, startsAt, endsAt, venue, online }: Event,
  origin: string,
  path: string,
) {
  return {
    '@type': 'Event',
    name: title,
    description: intro,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    url: origin + path,
    location: venue
      ? {
          '@type': 'Place',
          name: venue.name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: venue.street,
            postalCode: venue.postcode,
            addressLocality: venue.city,
            addressCountry: 'NL',
          },
        }
      : { '@type': 'VirtualLocation', url: origin + path },
  }
}
