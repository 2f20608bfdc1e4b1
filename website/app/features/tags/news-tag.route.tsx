import type { RouteHandle } from '../../routing/route-handle.ts'
import type { Route } from './+types/news-tag.route.ts'
import { loadTagPage } from './load-tag-page.server.ts'
import { TagPage } from './tag-page.tsx'

export const handle: RouteHandle = { query: ['p', 't'] }

export function loader(call: Route.LoaderArgs) {
  return loadTagPage(call, 'general')
}

export default function NewsTagRoute({ loaderData }: Route.ComponentProps) {
  return <TagPage {...loaderData} />
}
