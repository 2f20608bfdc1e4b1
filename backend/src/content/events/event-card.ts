import type { Edition } from '@gevel/contract/editions'
import type { EventCard, EventSeries } from '@gevel/contract/events'
import { timestamp, timestampOrNull } from '../../platform/http/timestamp'
import type { OptionalTexts } from '../parts/optional-texts'
import { type FigureRow, figurePicture, withPicture } from '../parts/picture'

export interface EventCardRow extends OptionalTexts<Omit<EventCard, 'changedAt'>> {
  publicId: number
  slug: string
  series: EventSeries | null
  edition: Edition
  title: string
  startsAt: string
  endsAt: string
  online: boolean | null
  venue: { name: string; street: string | null; postcode: string | null; city: string } | null
  cover: FigureRow | null
  updatedAt: string | null
}

/** What to populate of an event for its card. */
export const cardOfEvent = {
  select: [
    ...['publicId', 'slug', 'series', 'edition', 'title', 'subtitle'],
    ...['startsAt', 'endsAt', 'online', 'cancelledBecause', 'updatedAt'],
  ],
  populate: { venue: true, cover: withPicture },
}

/** An event in the agenda. */
export function eventCard(row: EventCardRow): EventCard {
  return {
    id: row.publicId,
    slug: row.slug,
    series: row.series,
    edition: row.edition,
    title: row.title,
    subtitle: row.subtitle || null,
    startsAt: timestamp(row.startsAt),
    endsAt: timestamp(row.endsAt),
    online: row.online ?? false,
    venue: row.venue && venueOf(row.venue),
    cover: figurePicture(row.cover),
    cancelledBecause: row.cancelledBecause?.trim() || null,
    changedAt: timestampOrNull(row.updatedAt),
  }
}

function venueOf({ name, street, postcode, city }: NonNullable<EventCardRow['venue']>) {
  return { name, street: street || null, postcode: postcode || null, city }
}
