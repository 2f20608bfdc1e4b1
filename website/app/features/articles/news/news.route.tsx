import { byRoute } from '../../../routing/routes/by-route.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import type { Route } from './+types/news.route.ts'
import { loadNews } from './load-news.server.ts'
import { NewsPage } from './news-page.tsx'

export const handle: RouteHandle = { query: ['p'] }

const EDITIONS = { nieuws: 'general', 'nieuws-pro': 'pro' } as const

export function loader(args: Route.LoaderArgs) {
  return loadNews(args, byRoute(args.pattern, EDITIONS))
}

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />
}
