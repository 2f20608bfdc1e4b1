import { eventHref } from '@gevel/contract/hrefs'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/event.route.ts'
import { EventPage } from './event-page.tsx'
import { loadEvent } from './load-event.server.ts'

export { eventStyles as links } from './event-styles.ts'

export const handle: RouteHandle = { layout: 'fullpage', middleware: ['no-tracking'] }

export function loader(args: Route.LoaderArgs) {
  return loadEvent(args, args.params.id)
}

export default function EventRoute({ loaderData: { event, marks } }: Route.ComponentProps) {
  return <EventPage event={event} marks={marks} path={eventHref(event)} />
}
