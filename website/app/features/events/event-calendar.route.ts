import { env } from '../../config/env.server.ts'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { idParamSchema } from '../../routing/urls/params.ts'
import type { Route } from './+types/event-calendar.route.ts'
import { eventCalendar } from './event-calendar.ts'
import { findEvent } from './events.server.ts'

/** `GET /agenda/{id}/agenda.ics`: an event for a visitor's own calendar. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const event = (await load(args, findEvent(request, routeParam(url, idParamSchema, params.id)))) ?? pageNotFound(url)
  return new Response(eventCalendar(event, env.SITE_URL), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${event.slug}.ics"`,
    },
  })
}
