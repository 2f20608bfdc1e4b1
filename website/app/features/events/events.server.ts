import type { Edition } from '@gevel/contract/editions'
import { single } from '@gevel/contract/envelope'
import { type CompanyEvents, type EventSeries, eventCardSchema, eventSchema } from '@gevel/contract/events'
import { companyLists } from '@gevel/contract/partners'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'

const eventAnswer = single(eventSchema)
const eventsAnswer = single(z.array(eventCardSchema))

/** Future events by date, or past ones newest first. */
export async function listEvents(request: Request, when: 'upcoming' | 'past', edition: Edition | null) {
  return (await fetchContent(request, '/public/events', eventsAnswer, { when, edition })).data
}

/** The events that a company sponsors: the next ones, and the last ones. @param company its link */
export async function listCompanyEvents(request: Request, company: string): Promise<CompanyEvents> {
  const list = (when: 'upcoming' | 'past', limit: number) =>
    fetchContent(request, '/public/events', eventsAnswer, { when, company, limit })
  const [upcoming, past] = await Promise.all([
    list('upcoming', companyLists.upcomingEvents),
    list('past', companyLists.pastEvents),
  ])
  return { upcoming: upcoming.data, past: past.data }
}

/** An event; null for an unknown id. */
export async function findEvent(request: Request, id: number) {
  return (await findContent(request, `/public/events/${id}`, eventAnswer))?.data ?? null
}

/** The current event of a series: the next one, else the last; null when there is none. */
export async function findCurrentEvent(request: Request, series: EventSeries) {
  return (await findContent(request, `/public/events/series/${series}`, eventAnswer))?.data ?? null
}
