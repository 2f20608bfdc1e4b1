import type { RouteHandle } from '../../routing/route-handle.ts'
import type { Route } from './+types/item.route.ts'
import { loadArticle } from './article.loader.server.ts'
import { ArticlePage } from './article-page.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export function loader(call: Route.LoaderArgs) {
  return loadArticle(call, call.params.id)
}

export default function ItemRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}
