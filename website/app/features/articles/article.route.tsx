import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { preserveCommentInput } from '../comments/public.tsx'
import type { Route } from './+types/article.route.ts'
import { loadArticle, takeComment } from './article.loader.server.ts'
import { ArticlePage } from './article-page.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['p'] }

export function loader(args: Route.LoaderArgs) {
  return loadArticle(args, args.params.id)
}

export function action(args: Route.ActionArgs) {
  return takeComment(args, args.params.id)
}

export const clientAction = preserveCommentInput<Awaited<ReturnType<typeof action>>>

export default function ArticleRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} failure={actionData} />
}
