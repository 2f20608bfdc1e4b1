import createError from 'http-errors'
import type { Context } from 'koa'

/** Long enough for a database to come back after a restart, short enough that a visitor waits for it. */
const usualRetryAfterSeconds = 5

/**
 * A 503 with `Retry-After` (RFC 9110 §15.6.4), in Strapi's envelope: throw what it returns.
 * @param sentence in Dutch, for the person who reads the answer
 */
export function unavailable(ctx: Context, sentence: string, retryAfterSeconds = usualRetryAfterSeconds): Error {
  ctx.set('Retry-After', String(retryAfterSeconds))
  return createError(503, sentence, { name: 'ServiceUnavailableError' })
}
