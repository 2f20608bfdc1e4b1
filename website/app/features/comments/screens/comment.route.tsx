import { href } from '@gevel/contract/hrefs'
import { z } from 'zod'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import { actOnComment } from '../comment/comment-actions.server.ts'
import { loadComment, loadPublicComment } from '../comment/comments.server.ts'
import { type CommentAction, editableUntil } from '../comment/thread.ts'
import type { Route } from './+types/comment.route.ts'
import { ChangeComment } from './change-comment.tsx'
import { RecommendComment } from './recommend-comment.tsx'
import { RemoveComment } from './remove-comment.tsx'
import { ReplyToComment } from './reply-to-comment.tsx'
import { ReportComment } from './report-comment.tsx'

/** Anonymous visitors get a page under every id, so caching each could fill the cache. */
const SCREENS = {
  antwoorden: ReplyToComment,
  aanbevelen: RecommendComment,
  bewerken: ChangeComment,
  verwijderen: RemoveComment,
  melden: ReportComment,
} as const
const whatSchema = z.enum(['antwoorden', 'aanbevelen', 'bewerken', 'verwijderen', 'melden'])

/** What its author alone does with a comment. */
const BY_AUTHOR: readonly CommentAction[] = ['bewerken', 'verwijderen']

function read({ url, params }: Pick<Route.LoaderArgs, 'url' | 'params'>) {
  return { id: routeParam(url, idParamSchema, params.id), what: routeParam(url, whatSchema, params.what) }
}

export async function loader(args: Route.LoaderArgs) {
  const { id, what } = read(args)
  const comment = await loadComment(args, id)
  const isByAuthor = BY_AUTHOR.includes(what)
  if (comment && !comment.own && isByAuthor) pageNotFound(args.url)
  return {
    what,
    path: href('/reactie/:id/:what', { id, what }),
    comment,
    // an anonymous visitor reads which comment it is too
    publicComment: comment || isByAuthor ? null : await loadPublicComment(args.request, id),
    sending: crypto.randomUUID() as string,
    editableUntil: editableUntil(comment?.own ?? null, Date.now()),
  }
}

export function action(args: Route.ActionArgs) {
  const { id, what } = read(args)
  return actOnComment(args, what, id)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

/** `/reactie/{id}/antwoorden`, `/bewerken`, `/melden` and others: one action on one comment, also without scripts. */
export default function CommentRoute({ loaderData: { what, ...data }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const Screen = SCREENS[what]
  return <Screen {...data} failure={result} />
}
