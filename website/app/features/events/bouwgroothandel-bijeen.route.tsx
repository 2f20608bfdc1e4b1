import { href } from '@gevel/contract/hrefs'
import type { RouteHandle } from '../../routing/route-handle.ts'
import type { Route } from './+types/bouwgroothandel-bijeen.route.ts'
import { EventPage } from './event-page.tsx'
import { loadSeries } from './load-event.server.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

export function loader(call: Route.LoaderArgs) {
  return loadSeries(call, 'bouwgroothandel-bijeen')
}

export default function BouwgroothandelBijeenRoute({ loaderData }: Route.ComponentProps) {
  return <EventPage event={loaderData.event} path={href('/bouwgroothandel-bijeen')} />
}
