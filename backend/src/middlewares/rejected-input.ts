import type { Context, Next } from 'koa'
import { isApiUrl } from '../platform/http/public-paths'
import { adminRejectionOf, rejectionOf } from '../platform/http/rejected-input'
import { log } from '../platform/logging/log'

const maxMessage = 500
const maxFrames = 6

/**
 * Responds with 4xx to bad input that only the database or a library rejects; Strapi responds with 500 and logs a
 * stack.
 */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next()
  } catch (error) {
    const rejection = isApiUrl(ctx.url) ? rejectionOf(error) : adminRejectionOf(error, hasInput(ctx))
    if (!rejection) throw error
    log.warn({ method: ctx.method, path: ctx.path, reason: reasonOf(error) }, 'A request was rejected')
    throw rejection
  }
}

/** Whether a request can have bad input: a query string, a body, or a missing one that the method requires. */
function hasInput({ method, querystring, request }: Context): boolean {
  if (['POST', 'PUT', 'PATCH'].includes(method)) return true
  return querystring !== '' || (request.length ?? 0) > 0 || request.get('Transfer-Encoding') !== ''
}

/** The message and the frames that show where it was thrown, and by which controller. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const [message = '', ...frames] = (error.stack ?? '').split('\n')
  return [message.slice(0, maxMessage), ...frames.slice(0, maxFrames)].join('\n')
}
