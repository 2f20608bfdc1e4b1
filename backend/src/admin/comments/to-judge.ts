/** A comment as `GET /comments` answers it, with what to judge it by. */
export interface ToJudge {
  id: number
  /** of the text that is shown here; sent along with a judgement */
  version: number
  text: string
  state: 'waiting' | 'shown' | 'hidden'
  writtenAt: string
  editedAt: string | null
  author: { name: string; email: string; shown: number; hidden: number; blocked: boolean }
  /** null while it is not published */
  article: { id: number; title: string; path: string } | null
  reports: { reason: string; note: string | null; reportedAt: string }[]
  /** the last one */
  judgement: { state: 'shown' | 'hidden'; editor: string; at: string } | null
}

/** What waits or was reported, the oldest first; or everything, the newest first. */
export type Which = 'open' | 'all'

export interface ToJudgeList {
  data: ToJudge[]
  meta: { pagination: { page: number; pageCount: number; total: number } }
  siteUrl: string
}

export type Judgement = 'shown' | 'hidden'

/** What an editor can decide, in the words of the button. */
export function choicesFor({ state, reports }: Pick<ToJudge, 'state' | 'reports'>): { to: Judgement; label: string }[] {
  const show = { to: 'shown', label: state === 'shown' ? 'Laten staan' : 'Plaatsen' } as const
  const hide = { to: 'hidden', label: 'Verbergen' } as const
  if (state === 'hidden') return reports.length > 0 ? [show, { ...hide, label: 'Verborgen houden' }] : [show]
  return state === 'waiting' || reports.length > 0 ? [show, hide] : [hide]
}
