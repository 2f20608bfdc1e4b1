import type { Comment, CommentState, ReaderComment } from '@gevel/contract/comments'

/** A comment as it is drawn for one reader, or for everybody. */
export interface ThreadComment extends Comment {
  /** of a comment that is the reader's own */
  own?: CommentState
  /** until when the reader may change it, while that is to come */
  editableUntil?: string
  /** the reader has reported it */
  reported?: boolean
}

/** What a reader can do with a comment now, beside what everybody sees of it. */
export function threadComment({ own, reported, ...comment }: ReaderComment, nowMs: number): ThreadComment {
  if (!own) return reported ? { ...comment, reported } : comment
  const editableUntil = stillEditable(own, nowMs)
  return { ...comment, own: own.state, ...(editableUntil && { editableUntil }) }
}

/** Until when its author may change a comment; undefined when that is over, or an editor has hidden it. */
export function stillEditable(own: ReaderComment['own'], nowMs: number): string | undefined {
  if (!own || own.state === 'hidden') return undefined
  return Date.parse(own.editableUntil) > nowMs ? own.editableUntil : undefined
}
