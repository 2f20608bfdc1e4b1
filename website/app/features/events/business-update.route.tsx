import { href } from '@gevel/contract/hrefs'
import type { RouteHandle } from '../../routing/route-handle.ts'
import type { Route } from './+types/business-update.route.ts'
import { EventPage } from './event-page.tsx'
import { loadSeries } from './load-event.server.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

export function loader(call: Route.LoaderArgs) {
  return loadSeries(call, 'business-update-bouwgroothandel')
}

export default function BusinessUpdateRoute({ loaderData }: Route.ComponentProps) {
  return <EventPage event={loaderData.event} path={href('/business-update-bouwgroothandel')} />
}
