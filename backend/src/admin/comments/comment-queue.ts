import type { Judgement } from '../../features/comments/judgement'
import type { listToJudge } from '../../features/comments/moderation/queue'

/** The response of `GET /comments`. */
export type CommentQueue = Awaited<ReturnType<typeof listToJudge>> & { siteUrl: string }

/** A comment with the facts to judge it by. */
export type QueuedComment = CommentQueue['data'][number]

/** Comments that wait or were reported, oldest first; or all comments, newest first. */
export type Which = 'open' | 'all'

/** The judgements that an editor can choose, with the labels of their buttons. */
export function choicesFor({
  state,
  reports,
}: Pick<QueuedComment, 'state' | 'reports'>): { to: Judgement; label: string }[] {
  const show = { to: 'shown', label: state === 'shown' ? 'Laten staan' : 'Plaatsen' } as const
  const hide = { to: 'hidden', label: 'Verbergen' } as const
  if (state === 'hidden') return reports.length > 0 ? [show, { ...hide, label: 'Verborgen houden' }] : [show]
  return state === 'waiting' || reports.length > 0 ? [show, hide] : [hide]
}
