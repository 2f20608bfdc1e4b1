import { noteRead } from '../changes/reads'

/** What tags of comments begin with; the triggers in `comment-triggers.ts` write the number of the article behind it. */
export const commentTagStart = 'comments:'

/** Marks the answer under way as made of the comments under one article: those under another do not outdate it. */
export function noteCommentsRead(articleId: number): void {
  noteRead(commentTagStart + articleId)
}
