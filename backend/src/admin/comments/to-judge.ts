import type { Judgement } from '../../comments/judgement'
import type { listToJudge } from '../../comments/moderation/queue'

/** What `GET /comments` answers. */
export type ToJudgeList = Awaited<ReturnType<typeof listToJudge>> & { siteUrl: string }

/** A comment with what to judge it by. */
export type ToJudge = ToJudgeList['data'][number]

/** What waits or was reported, the oldest first; or everything, the newest first. */
export type Which = 'open' | 'all'

/** What an editor can decide, in the words of the button. */
export function choicesFor({ state, reports }: Pick<ToJudge, 'state' | 'reports'>): { to: Judgement; label: string }[] {
  const show = { to: 'shown', label: state === 'shown' ? 'Laten staan' : 'Plaatsen' } as const
  const hide = { to: 'hidden', label: 'Verbergen' } as const
  if (state === 'hidden') return reports.length > 0 ? [show, { ...hide, label: 'Verborgen houden' }] : [show]
  return state === 'waiting' || reports.length > 0 ? [show, hide] : [hide]
}
