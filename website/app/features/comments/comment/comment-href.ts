import { articleHref, href } from '@gevel/contract/hrefs'
import type { ArticleRef } from '@gevel/contract/references'
import { type CommentResult, noticeQuery } from './comment-notice.ts'

interface Place {
  /** null while it is not published */
  article: Pick<ArticleRef, 'id' | 'slug' | 'edition'> | null
  id: number
  page: number
}

/** Notices above the list: the comment is gone, or may be. */
const ABOVE_THE_LIST: readonly CommentResult[] = ['verwijderd', 'gemeld', 'bewerkt', 'opnieuw']

/** The URL of a comment in its article, with a notice of the result. */
export function commentHref({ article, id, page }: Place, done?: CommentResult): string {
  if (!article) return href('/account/reacties')
  const query = [...(page > 1 ? [`p=${page}`] : []), ...(done ? [noticeQuery(done, id)] : [])].join('&')
  const anchor = done && ABOVE_THE_LIST.includes(done) ? 'gelukt' : `reactie-${id}`
  return `${articleHref(article)}${query && `?${query}`}#${anchor}`
}
