import { type EventCard, eventPeriodSchema } from '@gevel/contract/events'
import { pageSizeParameter } from '@gevel/contract/list-query'
import { z } from 'zod'
import { editionParameter } from '../http/parameters'
import { serialiseRows } from '../http/serialise-rows'
import { cardOfEvent, type EventCardRow, eventCard } from './event-card'

export const eventsQuery = z.object({
  when: eventPeriodSchema.default('upcoming'),
  edition: editionParameter,
  limit: pageSizeParameter(50, 100),
})

/** `GET /public/events`: future events by date, or past ones, newest first. */
export async function listEvents({ when, edition, limit }: z.infer<typeof eventsQuery>) {
  const now = new Date()
  const rows: EventCardRow[] = await strapi.db.query('api::event.event').findMany({
    where: {
      publishedAt: { $notNull: true },
      endsAt: when === 'upcoming' ? { $gte: now } : { $lt: now },
      ...(edition && { edition }),
    },
    orderBy: { startsAt: when === 'upcoming' ? 'asc' : 'desc' },
    limit,
    ...cardOfEvent,
  })
  return { data: serialiseRows('event', rows, eventCard) }
}

/** The coming events of these series, by date. */
export async function listComingOfSeries(series: readonly string[], limit: number): Promise<EventCard[]> {
  const rows: EventCardRow[] = await strapi.db.query('api::event.event').findMany({
    where: { publishedAt: { $notNull: true }, endsAt: { $gte: new Date() }, series: { $in: series } },
    orderBy: { startsAt: 'asc' },
    limit,
    ...cardOfEvent,
  })
  return serialiseRows('event', rows, eventCard)
}
