import type { ThreadOrder } from '@gevel/contract/comments'

/** The values of `?volgorde=`; without it the oldest are first. */
export const orderWords = { newest: 'nieuwste', recommended: 'aanbevolen' } as const satisfies Partial<
  Record<ThreadOrder, string>
>

/** The address of a page of the threads under an article, or of a comment on it. */
export function threadsHref(path: string, order: ThreadOrder, page = 1, anchor = 'reacties'): string {
  const query = new URLSearchParams()
  if (order !== 'oldest') query.set('volgorde', orderWords[order])
  if (page > 1) query.set('p', String(page))
  return `${path}${query.size > 0 ? `?${query}` : ''}#${anchor}`
}
