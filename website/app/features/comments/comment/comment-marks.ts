import type { ReaderThread, Thread } from '@gevel/contract/comments'
import type { CommentMark } from '@gevel/contract/reader-state'

/**
 * The public threads as one reader sees them.
 * @param marks of the reader's state: `12:35:wrote 12:37:recommended`
 */
export function markThreads(threads: readonly Thread[], marks: string): ReaderThread[] {
  const known = new Set(marks.split(' ').map((mark) => mark.slice(mark.indexOf(':') + 1)))
  const has = (id: number, mark: CommentMark) => known.has(`${id}:${mark}`)
  const marked = <C extends Pick<Thread, 'id' | 'writtenAt'>>(comment: C) => ({
    ...comment,
    // one that may still be changed is on a page of its reader alone
    own: has(comment.id, 'wrote') ? { state: 'shown' as const, editableUntil: comment.writtenAt } : null,
    reported: has(comment.id, 'reported'),
    recommended: has(comment.id, 'recommended'),
  })
  return threads.map((thread) => ({ ...marked(thread), replies: thread.replies.map(marked) }))
}
