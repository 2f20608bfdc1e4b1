import { env } from '../../config/env.server.ts'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/agenda-calendar.route.ts'
import { agendaCalendar } from './event-calendar.ts'
import { listEvents } from './events.server.ts'

export const handle: RouteHandle = { queryFlags: ['pro'] }

/** `GET /agenda/agenda.ics`: the events to come (with `?pro` those of the pro edition), for a calendar that follows them. */
export async function loader(call: Route.LoaderArgs) {
  const edition = call.url.searchParams.has('pro') ? 'pro' : null
  const events = await load(call, listEvents(call.request, 'upcoming', edition))
  return new Response(agendaCalendar('Agenda', events, env.SITE_URL), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': 'inline; filename="agenda.ics"' },
  })
}
