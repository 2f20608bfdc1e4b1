import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { isDeadlock } from '../database/deadlock'
import { isLostConnection, wasLostSince } from '../database/lost-connection'
import { unavailable } from '../http/unavailable'
import { log } from '../logging/log'

const sentence = 'De database is even niet bereikbaar. Probeer het zo opnieuw.'
const deadlockSentence = 'Er werd net iets anders opgeslagen. Probeer het zo opnieuw.'

/** Answers 503 while the database is away, and to a deadlock; without it Strapi answers 500 with a stack in the log for every request. */
export default () => async (ctx: Context, next: Next) => {
  const begun = performance.now()
  try {
    await next()
  } catch (error) {
    if (isDeadlock(error)) {
      log.warn({ method: ctx.method, path: ctx.path, reason: error.message }, 'A request was in a deadlock')
      throw unavailable(ctx, deadlockSentence)
    }
    if (!(error instanceof Error) || !cameFromLostConnection(error, begun)) throw error
    log.warn({ method: ctx.method, path: ctx.path, reason: error.message }, 'The database was away during a request')
    throw unavailable(ctx, sentence)
  }
  // Some controllers of the admin, its log-in first, swallow what failed and set a 500 or a 501.
  if (ctx.status >= 500 && ctx.status !== 503 && wasLostSince(begun)) throw unavailable(ctx, sentence)
}

/** What Strapi says when it could not look up the documents that a document refers to, whatever the reason. */
const failedLookUp = 'Invalid relations'

/** What follows a lost connection may be another error, such as knex's of a transaction that is already over. */
function cameFromLostConnection(error: Error, begun: number): boolean {
  const isExpected =
    (error instanceof errors.ApplicationError && error.message !== failedLookUp) || error instanceof errors.HttpError
  return isLostConnection(error) || (!isExpected && wasLostSince(begun))
}
