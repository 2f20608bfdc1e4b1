import { routePaths } from '@gevel/contract/paths'
import { byRoute } from '../../routing/routes/by-route.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { loadPage } from '../pages/public.server.ts'
import type { Route } from './+types/front-page.route.ts'
import { FrontPage } from './front-page.tsx'

export const handle: RouteHandle = { query: ['p'] }

export function loader(args: Route.LoaderArgs) {
  const links = { home: routePaths.home, 'home-pro': routePaths['home-pro'] }
  return loadPage(args, byRoute(args.pattern, links))
}

export default function FrontPageRoute({ loaderData }: Route.ComponentProps) {
  return <FrontPage key={loaderData.page.link} {...loaderData} />
}
