import { articleHref, href } from '@gevel/contract/hrefs'
import type { ArticleRef } from '@gevel/contract/references'
import { type Done, doneQuery } from './done.ts'

interface Place {
  /** null while it is not published */
  article: Pick<ArticleRef, 'id' | 'slug' | 'edition'> | null
  id: number
  page: number
}

/** What is told above the list: the comment is gone, or can be with it. */
const ABOVE_THE_LIST: readonly Done[] = ['verwijderd', 'gemeld', 'bewerkt', 'opnieuw']

/** Where a comment stands, and what was just done with it. */
export function commentHref({ article, id, page }: Place, done?: Done): string {
  if (!article) return href('/account/reacties')
  const query = [...(page > 1 ? [`p=${page}`] : []), ...(done ? [doneQuery(done, id)] : [])].join('&')
  const anchor = done && ABOVE_THE_LIST.includes(done) ? 'gelukt' : `reactie-${id}`
  return `${articleHref(article)}${query && `?${query}`}#${anchor}`
}
