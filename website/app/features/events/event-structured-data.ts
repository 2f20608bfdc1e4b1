import type { Event, EventRegistration } from '@gevel/contract/events'
import { href } from '@gevel/contract/hrefs'
import type { BusinessEvent, Offer, Place, VirtualLocation } from 'schema-dts'

/** BusinessEvent for search engines (schema.org); null while it has no place, which they require. */
export function eventStructuredData(event: Event, origin: string, path: string): BusinessEvent | null {
  const { title, intro, startsAt, endsAt, venue, online, registration } = event
  const isCancelled = (event.cancelledBecause ?? registration?.cancelledBecause ?? null) !== null
  const places = [...(venue ? [placeOf(venue)] : []), ...(online ? [onlineAt(origin + path)] : [])]
  if (places.length === 0) return null
  return {
    '@type': 'BusinessEvent',
    name: title,
    description: intro,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/Event${isCancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${attendance(venue !== null, online)}EventAttendanceMode`,
    url: origin + path,
    location: places,
    offers: registration && !isCancelled ? offersOf(event.id, registration, origin) : undefined,
  }
}

/** An offer for each kind of ticket, at the price that consumers pay. */
function offersOf(id: number, { types }: EventRegistration, origin: string): Offer[] {
  return types.map(({ name, priceInclCents, opensAt, closesAt, isSoldOut }) => ({
    '@type': 'Offer',
    name,
    price: (priceInclCents / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
    validFrom: opensAt,
    availabilityEnds: closesAt,
    url: origin + href('/aanmelden/:id', { id }),
  }))
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
