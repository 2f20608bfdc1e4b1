import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import type { Route } from './+types/overview.route.ts'
import { loadOverview } from './load-overview.server.ts'
import { OVERVIEW_KEYS } from './overview-address.ts'
import { OverviewPage } from './overview-page.tsx'

export const handle: RouteHandle = { query: OVERVIEW_KEYS }

export { directoryStyles as links } from '../directory-styles.ts'

export function loader(args: Route.LoaderArgs) {
  return loadOverview(args)
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />
}
