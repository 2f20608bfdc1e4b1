import type { Context, Next } from 'koa'
import { isLostConnection } from '../database/lost-connection'
import { unavailable } from '../http/unavailable'
import { log } from '../logging/log'

const sentence = 'De database is even niet bereikbaar. Probeer het zo opnieuw.'

/** Answers 503 while the database is away; without it Strapi answers 500 with a stack in the log for every request. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next()
  } catch (error) {
    if (!isLostConnection(error)) throw error
    log.warn({ method: ctx.method, path: ctx.path, reason: error.message }, 'The database was away during a request')
    throw unavailable(ctx, sentence)
  }
  // The admin's log-in answers 501 to every error that it did not expect, and drops the error.
  if (ctx.status === 501 && ctx.path === '/admin/login') throw unavailable(ctx, sentence)
}
