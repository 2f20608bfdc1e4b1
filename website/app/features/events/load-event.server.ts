import type { Event, EventSeries } from '@gevel/contract/events'
import { eventHref } from '@gevel/contract/hrefs'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { redirectToCanonical } from '../../routing/urls/canonical-slug.ts'
import { idParamSchema } from '../../routing/urls/params.ts'
import { previewOf } from '../previews/preview-context.server.ts'
import { loadMarks } from '../reading-list/reading-list.server.ts'
import { findCurrentEvent, findEvent } from './events.server.ts'
import { staticState } from './registration/static-state.ts'

/** Loads the landing page of an event series: its current event, in a preview the previewed one. */
export async function loadSeries(args: PageLoaderArgs, series: EventSeries) {
  const { request, url } = args
  const [found, marks] = await load(
    args,
    Promise.all([
      previewOf(args, 'event')?.document ?? findCurrentEvent(request, series),
      loadMarks(request, { series }),
    ]),
  )
  const event = found ?? pageNotFound(url)
  return { series, event, ...stateNow(event), marks, edition: event.edition }
}

/** Loads the page of a single event, and redirects to its canonical URL. */
export async function loadEvent(args: PageLoaderArgs, id: string | undefined) {
  const { request, url } = args
  const event =
    previewOf(args, 'event')?.document ??
    (await load(args, findEvent(request, routeParam(url, idParamSchema, id)))) ??
    pageNotFound(url)
  redirectToCanonical(url, eventHref(event))
  const marks = event.series && (await loadMarks(request, { series: event.series }))
  return { event, ...stateNow(event), marks, edition: event.edition }
}

/** What is possible at this moment, asked while the page is loaded: the time that a page refers to is rounded. */
function stateNow({ endsAt, cancelledBecause, registration }: Event) {
  const now = new Date().toISOString()
  const saleState = registration && staticState(registration, now)
  return { isOver: endsAt < now, saleState: cancelledBecause === null ? saleState : ('cancelled' as const) }
}
