import type { Context, Next } from 'koa'
import { isApiUrl } from '../http/public-paths'
import { adminRejectionOf, rejectionOf } from '../http/rejected-input'
import { log } from '../logging/log'

const mostMessage = 500
const mostFrames = 6

/** Answers bad input that only the database or a library rejects with 4xx; Strapi answers 500 and logs a stack. */
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

/** Also when it lacks the body that its method wants. */
function hasInput({ method, querystring, request }: Context): boolean {
  if (['POST', 'PUT', 'PATCH'].includes(method)) return true
  return querystring !== '' || (request.length ?? 0) > 0 || request.get('Transfer-Encoding') !== ''
}

/** The message and the frames that tell where it was thrown, and by which controller. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const [message = '', ...frames] = (error.stack ?? '').split('\n')
  return [message.slice(0, mostMessage), ...frames.slice(0, mostFrames)].join('\n')
}
