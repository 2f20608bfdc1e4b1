import type { Comment, CommentState, OwnComment, OwnUnderArticle } from '@gevel/contract/comments'
import type { Pagination } from '@gevel/contract/envelope'

/** A comment as one reader sees it. */
export interface ThreadComment extends Comment {
  /** of a comment that is the reader's own */
  own?: CommentState
  /** until when the reader may change it, while that is to come */
  editableUntil?: string
  /** the reader has reported it */
  reported?: boolean
}

/** The comments of everybody on a page, with what is the reader's own among them and what only the reader sees; oldest first. */
export function threadOf(
  seen: readonly Comment[],
  { page }: Pick<Pagination, 'page'>,
  own: OwnUnderArticle | null,
  nowMs: number,
): ThreadComment[] {
  const mine = new Map(own?.data.map((comment) => [comment.id, comment]))
  const unseen = (own?.data ?? []).filter((comment) => comment.page === page && comment.state !== 'shown')
  const shared = seen.map((comment) => {
    const theirs = mine.get(comment.id)
    if (theirs) return ownOne(theirs, nowMs)
    return own?.reported.includes(comment.id) ? { ...comment, reported: true } : comment
  })
  // one that was let through a moment ago may come from both sides
  const ids = new Set(shared.map(({ id }) => id))
  const others = unseen.filter(({ id }) => !ids.has(id)).map((comment) => ownOne(comment, nowMs))
  return [...shared, ...others].sort((one, other) => one.id - other.id)
}

function ownOne({ state, editableUntil, page: _page, ...comment }: OwnComment, nowMs: number): ThreadComment {
  const isEditable = state !== 'hidden' && Date.parse(editableUntil) > nowMs
  return { ...comment, own: state, ...(isEditable && { editableUntil }) }
}
