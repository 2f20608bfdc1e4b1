import createError from 'http-errors'
import type { Context } from 'koa'

/** Long enough for a database to restart, short enough that a visitor waits. */
const usualRetryAfterSeconds = 5

/**
 * A 503 with `Retry-After` (RFC 9110 §15.6.4), in Strapi's envelope: throw the returned error.
 * @param sentence in Dutch, for the reader of the response
 */
export function unavailable(ctx: Context, sentence: string, retryAfterSeconds = usualRetryAfterSeconds): Error {
  ctx.set('Retry-After', String(retryAfterSeconds))
  return createError(503, sentence, { name: 'ServiceUnavailableError' })
}
