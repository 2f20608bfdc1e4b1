import createError from 'http-errors'
import type { Context } from 'koa'

/** Adds `Retry-After` (RFC 9110 §10.2.3) to the response when the work fails because a limit was reached. */
export async function withRetryAfter<Result>(ctx: Pick<Context, 'set'>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const seconds = secondsIn(error)
    if (seconds !== undefined) ctx.set('Retry-After', String(seconds))
    throw error
  }
}

function secondsIn(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('details' in error)) return undefined
  const { details } = error
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return undefined
  return typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds : undefined
}

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
