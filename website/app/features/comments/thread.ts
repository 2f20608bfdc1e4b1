import type { Comment, ReaderComment } from '@gevel/contract/comments'
import { clockTime } from '../../ui/dates.ts'

/** What can be done with a comment: the last part of the path of its screen, and the word of its link. */
export type Doing = 'bewerken' | 'verwijderen' | 'melden'

/**
 * A comment as it is drawn. What concerns one reader alone is in words already: others, who are nearly everybody, then load no script
 * that knows them.
 */
export interface ThreadComment extends Comment {
  /** what becomes of it, where only its author sees it */
  state?: string
  /** reporting, where nothing is named */
  can?: Doing[]
  hint?: string
}

const STATES = {
  waiting: { state: 'Wacht op de redactie. Alleen u ziet deze reactie.' },
  hidden: { state: 'Verborgen door de redactie. Alleen u ziet deze reactie.' },
  shown: {},
} as const

/** A comment with what its reader can do with it now. */
export function threadComment({ own, reported, ...comment }: ReaderComment, nowMs: number): ThreadComment {
  if (!own) return reported ? { ...comment, can: [], hint: 'Gemeld bij de redactie' } : comment
  const until = stillEditable(own, nowMs)
  const tools: Pick<ThreadComment, 'can' | 'hint'> = until
    ? { can: ['bewerken', 'verwijderen'], hint: `Bewerken kan tot ${clockTime(until)} uur` }
    : { can: ['verwijderen'] }
  return { ...comment, ...STATES[own.state], ...tools }
}

/** Until when its author may change a comment; undefined when that is over, or an editor has hidden it. */
export function stillEditable(own: ReaderComment['own'], nowMs: number): string | undefined {
  if (!own || own.state === 'hidden') return undefined
  return Date.parse(own.editableUntil) > nowMs ? own.editableUntil : undefined
}
