import { eventHref } from '@gevel/contract/hrefs'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import styles from '../../styles/features/event.css?url'
import programmeStyles from '../../styles/features/event-programme.css?url'
import type { Route } from './+types/event.route.ts'
import { EventPage } from './event-page.tsx'
import { loadEvent } from './load-event.server.ts'

export const links = styleSheets(styles, programmeStyles)

export const handle: RouteHandle = { layout: 'fullpage', middleware: ['no-tracking'] }

export function loader(args: Route.LoaderArgs) {
  return loadEvent(args, args.params.id)
}

export default function EventRoute({ loaderData: { event, isOver, saleState, marks } }: Route.ComponentProps) {
  return <EventPage event={event} isOver={isOver} saleState={saleState} marks={marks} path={eventHref(event)} />
}
