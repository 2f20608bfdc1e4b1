import { documentTree } from '../document-trees/document-tree'
import type { FactRow } from '../parts/fact'
import { mentionOfPartner, type PartnerRefRow } from '../parts/partner-ref'
import { type PersonRow, withPortrait } from '../parts/person'
import { type FigureRow, withPicture } from '../parts/picture'
import { type SeoRow, withSeo } from '../parts/seo'
import { currentEdition, type SeriesEdition } from './current-edition'
import { cardOfEvent, type EventCardRow } from './event-card'

export interface ProgrammeRow {
  day: string | null
  start: string
  end: string | null
  room: string | null
  title: string
  text: string | null
  pause: boolean | null
}

/** An event with all relations of its page. */
export interface EventRow extends EventCardRow {
  intro: string
  body: unknown
  registrationLink: string | null
  price: string | null
  practical: FactRow[] | null
  programme: ProgrammeRow[] | null
  speakers: PersonRow[] | null
  sponsorsMain: PartnerRefRow[]
  sponsors: PartnerRefRow[]
  faq: { question: string; answer: string }[] | null
  recap: unknown
  photos: FigureRow[] | null
  seo: SeoRow | null
}

/** What to populate of an event for its page. */
export const pageOfEvent = {
  ...cardOfEvent.populate,
  practical: true,
  programme: true,
  speakers: withPortrait,
  sponsorsMain: mentionOfPartner,
  sponsors: mentionOfPartner,
  faq: true,
  photos: withPicture,
  seo: withSeo,
}

/** Loads a published event by its public id. */
export const loadEvent = documentTree<EventRow>({ uid: 'api::event.event', by: 'publicId', populate: pageOfEvent })

/** Loads the other published editions of a series, newest first. */
export async function loadOtherEditions(series: string, publicId: number): Promise<EventCardRow[]> {
  return strapi.db.query('api::event.event').findMany({
    where: { series, publicId: { $ne: publicId }, publishedAt: { $notNull: true } },
    orderBy: { startsAt: 'desc' },
    ...cardOfEvent,
  })
}

/** Public id of the current edition of a series; null when none is published. */
export async function currentOfSeries(series: string): Promise<number | null> {
  const editions: SeriesEdition[] = await strapi.db
    .query('api::event.event')
    .findMany({ where: { series, publishedAt: { $notNull: true } }, select: ['publicId', 'startsAt', 'endsAt'] })
  return currentEdition(editions, new Date())?.publicId ?? null
}
