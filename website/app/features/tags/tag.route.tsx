import { byRoute } from '../../routing/routes/by-route.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/tag.route.ts'
import { loadTagPage } from './load-tag-page.server.ts'
import { TagPage } from './tag-page.tsx'

export const handle: RouteHandle = { query: ['p', 't'] }

const EDITIONS = { 'news-tag': 'general', 'item-tag': 'pro' } as const

export function loader(args: Route.LoaderArgs) {
  return loadTagPage(args, byRoute(args.pattern, EDITIONS))
}

export default function TagRoute({ loaderData }: Route.ComponentProps) {
  return <TagPage {...loaderData} />
}
