import type { Comment, ReaderComment } from '@gevel/contract/comments'
import { clockTime } from '../../../ui/text/dates.ts'

/** An action on a comment: the last segment of the path of its screen, and the label of its link. */
export type CommentAction = 'bewerken' | 'verwijderen' | 'melden'

/** A comment to render. The parts for one reader are text already: anonymous readers then load no script for them. */
export interface ThreadComment extends Comment {
  /** its status, visible to its author only */
  state?: string
  /** the actions; reporting by default */
  can?: CommentAction[]
  hint?: string
}

const STATES = {
  waiting: { state: 'Wacht op de redactie. Alleen u ziet deze reactie.' },
  hidden: { state: 'Verborgen door de redactie. Alleen u ziet deze reactie.' },
  shown: {},
} as const

/** A comment with its reader's current actions. */
export function threadComment({ own, reported, ...comment }: ReaderComment, nowMs: number): ThreadComment {
  if (!own) return reported ? { ...comment, can: [], hint: 'Gemeld bij de redactie' } : comment
  const until = editableUntil(own, nowMs)
  const tools: Pick<ThreadComment, 'can' | 'hint'> = until
    ? { can: ['bewerken', 'verwijderen'], hint: `Bewerken kan tot ${clockTime(until)} uur` }
    : { can: ['verwijderen'] }
  return { ...comment, ...STATES[own.state], ...tools }
}

/** The end of the time in which an author may change a comment; undefined afterwards, or when an editor has hidden it. */
export function editableUntil(own: ReaderComment['own'], nowMs: number): string | undefined {
  if (!own || own.state === 'hidden') return undefined
  return Date.parse(own.editableUntil) > nowMs ? own.editableUntil : undefined
}
