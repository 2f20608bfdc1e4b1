import type { Comment, ReaderComment, ReaderThread } from '@gevel/contract/comments'
import { clockTime } from '../../../ui/text/dates.ts'

/** An action on a comment: the last segment of the path of its screen, and the label of its link. */
export type CommentAction = 'antwoorden' | 'aanbevelen' | 'bewerken' | 'verwijderen' | 'melden'

/** A comment to render. The parts for one reader are text already: anonymous readers then load no script for them. */
export interface ListedComment extends Comment {
  /** its status, visible to its author only */
  state?: string
  /** the actions that have a screen, in the order of their links */
  can: CommentAction[]
  /** the label of the button by which a reader recommends it, or no longer does; absent for who cannot */
  recommend?: 'Aanbevelen' | 'Aanbevolen'
  hint?: string
}

/** A comment with the replies to it. */
export interface ListedThread extends ListedComment {
  replies: ListedComment[]
  /** the first comment was removed or hidden */
  isGone: boolean
}

const STATES = {
  waiting: { state: 'Wacht op de redactie. Alleen u ziet deze reactie.' },
  hidden: { state: 'Verborgen door de redactie. Alleen u ziet deze reactie.' },
  shown: {},
} as const

/** A thread with the current actions of a reader who is logged in. */
export function readerThread({ replies, isGone, ...first }: ReaderThread, nowMs: number): ListedThread {
  return {
    ...readerComment(first, nowMs, isGone ? [] : ['antwoorden']),
    replies: replies.map((reply) => readerComment(reply, nowMs, [])),
    isGone,
  }
}

/** A thread with what a visitor who is not logged in can ask for: each screen asks for a log-in first. */
export function publicThread<T extends Comment>({ replies, isGone, ...first }: T & Threaded<Comment>): ListedThread {
  const visitorComment = (comment: Comment, own: readonly CommentAction[]): ListedComment => ({
    ...comment,
    can: ['aanbevelen', ...own, 'melden'],
  })
  return {
    ...visitorComment(first, ['antwoorden']),
    replies: replies.map((reply) => visitorComment(reply, [])),
    isGone,
  }
}

interface Threaded<C> {
  replies: C[]
  isGone: boolean
}

function readerComment(
  { own, reported, recommended, ...comment }: ReaderComment,
  nowMs: number,
  others: readonly CommentAction[],
): ListedComment {
  if (own) return { ...comment, ...STATES[own.state], ...ownTools(own, nowMs, others) }
  const recommend = recommended ? 'Aanbevolen' : 'Aanbevelen'
  if (reported) return { ...comment, recommend, can: [...others], hint: 'Gemeld bij de redactie' }
  return { ...comment, recommend, can: [...others, 'melden'] }
}

function ownTools(own: NonNullable<ReaderComment['own']>, nowMs: number, others: readonly CommentAction[]) {
  const until = editableUntil(own, nowMs)
  const can: CommentAction[] = own.state === 'shown' ? [...others] : []
  if (!until) return { can: [...can, 'verwijderen' as const] }
  return {
    can: [...can, 'bewerken' as const, 'verwijderen' as const],
    hint: `Bewerken kan tot ${clockTime(until)} uur`,
  }
}

/** The end of the time in which an author may change a comment; undefined afterwards, or when an editor has hidden it. */
export function editableUntil(own: ReaderComment['own'], nowMs: number): string | undefined {
  if (!own || own.state === 'hidden') return undefined
  return Date.parse(own.editableUntil) > nowMs ? own.editableUntil : undefined
}
