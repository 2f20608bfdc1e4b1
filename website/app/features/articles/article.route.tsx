import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { preserveCommentInput } from '../comments/public.tsx'
import type { Route } from './+types/article.route.ts'
import { loadArticle, submitComment } from './article.loader.server.ts'
import { ArticleView } from './article-view.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['p'] }

export function loader(args: Route.LoaderArgs) {
  return loadArticle(args, args.params.id)
}

export function action(args: Route.ActionArgs) {
  return submitComment(args, args.params.id)
}

export const clientAction = preserveCommentInput<Awaited<ReturnType<typeof action>>>

/** An article, and the failure of a comment that was sent (screen `/news/{id}/{slug}` and `/item/{id}/{slug}`). */
export default function ArticleRoute({ loaderData, actionData: failure }: Route.ComponentProps) {
  return <ArticleView data={loaderData} failure={failure} />
}
