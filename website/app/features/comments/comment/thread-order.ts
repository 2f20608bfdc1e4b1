import type { ThreadOrder } from '@gevel/contract/comments'
import { z } from 'zod'

/** The values of `?volgorde=`; without it the oldest are first. */
const WORDS = { newest: 'nieuwste', recommended: 'aanbevolen' } as const satisfies Partial<Record<ThreadOrder, string>>
const paramSchema = z.enum(WORDS).nullable()

/** The order in the URL of an article; any other value is that of an address without one. */
export function threadOrderOf({ searchParams }: URL): ThreadOrder {
  const word = paramSchema.safeParse(searchParams.get('volgorde')).data
  if (!word) return 'oldest'
  return word === WORDS.newest ? 'newest' : 'recommended'
}

/** The address of a page of the threads under an article, or of a comment on it. */
export function threadsHref(path: string, order: ThreadOrder, page = 1, anchor = 'reacties'): string {
  const query = new URLSearchParams()
  if (order !== 'oldest') query.set('volgorde', WORDS[order])
  if (page > 1) query.set('p', String(page))
  return `${path}${query.size > 0 ? `?${query}` : ''}#${anchor}`
}
