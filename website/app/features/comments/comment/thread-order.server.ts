import type { ThreadOrder } from '@gevel/contract/comments'
import { z } from 'zod'
import { routeParam } from '../../../routing/not-found.ts'
import { orderWords } from './thread-order.ts'

const paramSchema = z.enum(orderWords).nullable()

/**
 * The order of the comments in the URL of an article.
 * @throws the fatal 404 of requirements §8 for an unknown one: each would be another page in the cache
 */
export function threadOrderOf(url: URL): ThreadOrder {
  const word = routeParam(url, paramSchema, url.searchParams.get('volgorde'))
  if (word === null) return 'oldest'
  return word === orderWords.newest ? 'newest' : 'recommended'
}
