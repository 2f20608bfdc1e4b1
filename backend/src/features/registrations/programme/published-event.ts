/** A published event, as far as its sale and its mails need it. */
export interface PublishedEvent {
  documentId: string
  publicId: number
  title: string
  startsAt: string
  endsAt: string
  online: boolean | null
  /** why it does not take place; empty while it does */
  cancelledBecause: string | null
  venue: { name: string; street: string | null; postcode: string | null; city: string } | null
  programme: {
    day: string | null
    start: string
    end: string | null
    room: string | null
    title: string
    pause: boolean | null
  }[]
}

/** The published event with a public id; null when there is none. */
export async function findPublishedEvent(publicId: number): Promise<PublishedEvent | null> {
  return strapi.db.query('api::event.event').findOne({
    where: { publicId, publishedAt: { $notNull: true } },
    select: ['documentId', 'publicId', 'title', 'startsAt', 'endsAt', 'online', 'cancelledBecause'],
    populate: { venue: true, programme: true },
  })
}

/** The place of an event as its registrations have it; null for one that is only online. */
export function venueOf({ online, venue }: Pick<PublishedEvent, 'online' | 'venue'>) {
  if (online || !venue) return null
  const { name, street, postcode, city } = venue
  return { name, street: street || null, postcode: postcode || null, city }
}
