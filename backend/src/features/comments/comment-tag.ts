import { recordRead } from '../../platform/changes/track-reads'

/** Prefix of the tags of comments; the triggers in `comment-triggers.ts` append the id of the article. */
export const commentTagStart = 'comments:'

/** Tags the current response with the comments of one article: those of other articles do not invalidate it. */
export function recordCommentsRead(articleId: number): void {
  recordRead(commentTagStart + articleId)
}
