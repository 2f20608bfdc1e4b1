import type { Judgement } from '../../features/comments/moderation/judge'
import type { commentQueue } from '../../features/comments/moderation/queue'

export type CommentQueue = Awaited<ReturnType<typeof commentQueue.page>>

/** A comment with the facts to judge it by. */
export type QueuedComment = CommentQueue['data'][number]

export const COMMENTS = '/admin/site/comments'
export const COMMENTS_FAILED = 'De reacties kunnen nu niet worden opgehaald.'

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
