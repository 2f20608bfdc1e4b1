import type { Event } from '@gevel/contract/events'
import type { BusinessEvent, Place, VirtualLocation } from 'schema-dts'

/** BusinessEvent for search engines (schema.org); null while it has no place, which they require. */
export function eventStructuredData(event: Event, origin: string, path: string): BusinessEvent | null {
  const { title, intro, startsAt, endsAt, venue, online } = event
  const places = [...(venue ? [placeOf(venue)] : []), ...(online ? [onlineAt(origin + path)] : [])]
  if (places.length === 0) return null
  return {
    '@type': 'BusinessEvent',
    name: title,
    description: intro,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${attendance(venue !== null, online)}EventAttendanceMode`,
    url: origin + path,
    location: places,
  }
}

function attendance(hasVenue: boolean, isOnline: boolean) {
  if (hasVenue && isOnline) return 'Mixed'
  return isOnline ? 'Online' : 'Offline'
}

function placeOf({ name, street, postcode, city }: NonNullable<Event['venue']>): Place {
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street ?? undefined,
      postalCode: postcode ?? undefined,
      addressLocality: city,
      addressCountry: 'NL',
    },
  }
}

function onlineAt(url: string): VirtualLocation {
  return { '@type': 'VirtualLocation', url }
}
