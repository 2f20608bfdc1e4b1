import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { isLostConnection, wasLostSince } from '../platform/database/lost-connection'
import { isDeadlock } from '../platform/database/statement-errors'
import { unavailable } from '../platform/http/retry-after'
import { log } from '../platform/logging/log'

const sentence = 'De database is even niet bereikbaar. Probeer het zo opnieuw.'
const deadlockSentence = 'Er werd net iets anders opgeslagen. Probeer het zo opnieuw.'

/**
 * Responds with 503 while the database is away, and to a deadlock; without it Strapi responds with 500 and a stack in
 * the log for every request.
 */
export default () => async (ctx: Context, next: Next) => {
  const startMs = performance.now()
  try {
    await next()
  } catch (error) {
    if (isDeadlock(error)) {
      log.warn({ method: ctx.method, path: ctx.path, reason: error.message }, 'A request was in a deadlock')
      throw unavailable(ctx, deadlockSentence)
    }
    if (!(error instanceof Error) || !isCausedByLostConnection(error, startMs)) throw error
    log.warn({ method: ctx.method, path: ctx.path, reason: error.message }, 'The database was away during a request')
    throw unavailable(ctx, sentence)
  }
  // Some controllers of the admin, such as its log-in, swallow the error and set a 500 or a 501.
  if (ctx.status >= 500 && ctx.status !== 503 && wasLostSince(startMs)) throw unavailable(ctx, sentence)
}

/** Strapi's message when it could not look up the related documents, whatever the reason. */
const failedLookUp = 'Invalid relations'

/** A lost connection may lead to another error, such as knex's for a transaction that has ended. */
function isCausedByLostConnection(error: Error, startMs: number): boolean {
  const isExpected =
    (error instanceof errors.ApplicationError && error.message !== failedLookUp) || error instanceof errors.HttpError
  return isLostConnection(error) || (!isExpected && wasLostSince(startMs))
}
