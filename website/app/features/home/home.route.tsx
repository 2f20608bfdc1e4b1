import { href } from '@gevel/contract/hrefs'
import type { RouteHandle } from '../../routing/route-handle.ts'
import { loadPage } from '../pages/public.server.ts'
import type { Route } from './+types/home.route.ts'
import { FrontPage } from './front-page.tsx'

export const handle: RouteHandle = { query: ['p'] }

export function loader(call: Route.LoaderArgs) {
  return loadPage(call, href('/'))
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <FrontPage {...loaderData} />
}
