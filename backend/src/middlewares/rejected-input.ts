import type { Context, Next } from 'koa'
import { isApiUrl } from '../http/public-paths'
import { adminRejectionOf, rejectionOf } from '../http/rejected-input'
import { log } from '../logging/log'

/** Answers bad input that only the database or a library rejects with 4xx; Strapi answers 500 and logs a stack. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next()
  } catch (error) {
    const rejection = isApiUrl(ctx.url) ? rejectionOf(error) : adminRejectionOf(error)
    if (!rejection) throw error
    const reason = error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 2).join(' ').slice(0, 500) : ''
    log.warn({ method: ctx.method, path: ctx.path, reason }, 'A request was rejected')
    throw rejection
  }
}
