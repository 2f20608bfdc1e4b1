import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/article.route.ts'
import { loadArticle, submitComment } from './article.loader.server.ts'
import { ArticleView } from './article-view.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['p', 'volgorde'] }

export function loader(args: Route.LoaderArgs) {
  return loadArticle(args, args.params.id)
}

export function action(args: Route.ActionArgs) {
  return submitComment(args, args.params.id)
}

/** `preserveInput`, which loads the form code on demand: after sending a comment it is cached. */
export async function clientAction(args: Route.ClientActionArgs) {
  const { preserveInput } = await import('../comments/thread/write-comment.tsx')
  return preserveInput(args)
}

/** An article, and the failure of a comment that was sent (screen `/news/{id}/{slug}` and `/item/{id}/{slug}`). */
export default function ArticleRoute({ loaderData, actionData: failure }: Route.ComponentProps) {
  return <ArticleView data={loaderData} failure={failure} />
}
