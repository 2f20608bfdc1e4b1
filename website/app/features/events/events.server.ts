import type { Edition } from '@gevel/contract/editions'
import { single } from '@gevel/contract/envelope'
import { type EventSeries, eventCardSchema, eventSchema } from '@gevel/contract/events'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'

const eventAnswer = single(eventSchema)
const eventsAnswer = single(z.array(eventCardSchema))

/** Events to come by date, or past ones newest first. */
export async function listEvents(request: Request, when: 'upcoming' | 'past', edition: Edition | null) {
  return (await fetchContent(request, '/public/events', eventsAnswer, { when, edition })).data
}

/** An event; null when there is none with this id. */
export async function findEvent(request: Request, id: number) {
  return (await findContent(request, `/public/events/${id}`, eventAnswer))?.data ?? null
}

/** The current event of a series: the next to come, else the last that was; null when there is none at all. */
export async function findCurrentEvent(request: Request, series: EventSeries) {
  return (await findContent(request, `/public/events/series/${series}`, eventAnswer))?.data ?? null
}
