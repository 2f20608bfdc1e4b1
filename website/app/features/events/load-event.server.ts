import type { EventSeries } from '@gevel/contract/events'
import { eventHref } from '@gevel/contract/hrefs'
import { redirectToCanonical } from '../../routing/canonical-slug.ts'
import { orRetryLater } from '../../routing/no-answer.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import type { PageCall } from '../../routing/page-call.ts'
import { idParamSchema } from '../../routing/params.ts'
import { findCurrentEvent, findEvent } from './events.server.ts'

/** What the landing page of an event series loads: its current event. */
export async function loadSeries({ request, url }: PageCall, series: EventSeries) {
  return { event: (await orRetryLater(findCurrentEvent(request, series))) ?? pageNotFound(url) }
}

/** What the page of a single event loads, under its one right address. */
export async function loadEvent({ request, url }: PageCall, id: string | undefined) {
  const event = (await orRetryLater(findEvent(request, routeParam(url, idParamSchema, id)))) ?? pageNotFound(url)
  redirectToCanonical(url, eventHref(event))
  return { event }
}
