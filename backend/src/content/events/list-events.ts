import { type EventCard, eventPeriodSchema } from '@gevel/contract/events'
import { pageSizeParameter } from '@gevel/contract/list-query'
import type { Knex } from 'knex'
import { z } from 'zod'
import { editionParameter, slugParameter } from '../../platform/http/parameters'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { documentTrees } from '../document-trees/document-tree'
import { cardOfEvent, type EventCardRow, eventCard } from './event-card'

type Period = z.infer<typeof eventPeriodSchema>

export const eventsQuery = z.object({
  when: eventPeriodSchema.default('upcoming'),
  edition: editionParameter,
  company: slugParameter,
  limit: pageSizeParameter(50, 100),
})

/** `GET /public/events`: future events by date, or past ones, newest first; of a company by its link. */
export async function listEvents({ when, edition, company, limit }: z.infer<typeof eventsQuery>) {
  const where = { ...(edition && { edition }), ...(company && { id: { $in: eventsOfCompany(company) } }) }
  return { data: await loadEventCards(when, where, limit) }
}

/** The coming events of these series, by date. */
export async function listComingOfSeries(series: readonly string[], limit: number): Promise<EventCard[]> {
  return loadEventCards('upcoming', { series: { $in: series } }, limit)
}

const cardRows = documentTrees<EventCardRow & { id: number }>({ uid: 'api::event.event', ...cardOfEvent })

/** Published events that match: future ones by date, or past ones, newest first. */
export async function loadEventCards(when: Period, where: object, limit: number): Promise<EventCard[]> {
  const now = new Date()
  const direction = when === 'upcoming' ? 'asc' : 'desc'
  const found: { id: number }[] = await strapi.db.query('api::event.event').findMany({
    select: ['id'],
    where: {
      ...where,
      publishedAt: { $notNull: true },
      endsAt: when === 'upcoming' ? { $gte: now } : { $lt: now },
    },
    orderBy: [{ startsAt: direction }, { publicId: direction }],
    limit,
  })
  const ids = found.map(({ id }) => id)
  const rows = await cardRows(ids)
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return serialiseRows('event', rows, eventCard)
}

/** A query for the row ids of the events that a published company sponsors, as main sponsor or otherwise. */
function eventsOfCompany(link: string): Knex.QueryBuilder {
  return linksIn('events_sponsors_main_lnk', link).union(linksIn('events_sponsors_lnk', link))
}

function linksIn(table: string, link: string): Knex.QueryBuilder {
  return strapi.db
    .connection(`${table} as l`)
    .join('partners as p', 'p.id', 'l.partner_id')
    .where('p.link', link)
    .whereNotNull('p.published_at')
    .select('l.event_id')
}
