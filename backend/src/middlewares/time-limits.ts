import createError from 'http-errors'
import type { Context, Next } from 'koa'
import { isCancelledStatement } from '../platform/database/statement-errors'
import { readLimits } from '../platform/database/time-limits'
import { runAs } from '../platform/database/work'
import { isApiUrl } from '../platform/http/public-paths'
import { unavailable } from '../platform/http/retry-after'
import { log } from '../platform/logging/log'

const tooSlow = 'Dit duurde te lang en is gestopt. Zoek met minder voorwaarden, of probeer het later opnieuw.'
const readingMethods = ['GET', 'HEAD']
/** GET routes that also write: logging in by another site. */
const writingPaths = /^\/api\/(auth|connect)\//
/** nginx's status for a client that disconnected; only logged. */
const clientClosedRequest = 499

/**
 * Limits how long a request uses the database. A read-only request also has a limit in total, and its statements are
 * cancelled when its client disconnects, or when one of them was stopped. A write is never stopped half-way: only each
 * of its statements is limited.
 */
export default () => async (ctx: Context, next: Next) => {
  const stop = new AbortController()
  const onlyReads = readingMethods.includes(ctx.method) && !writingPaths.test(ctx.path)
  const work = !isApiUrl(ctx.url) ? 'admin' : onlyReads && !ctx.get('authorization') ? 'api' : 'reader'
  const timer = onlyReads && setTimeout(() => stop.abort(new Error('The request took too long')), readLimits[work])
  const onClose = () => stop.abort(createError(clientClosedRequest, 'The client left'))
  if (onlyReads) ctx.res.once('close', onClose)
  try {
    await runAs(work, next, onlyReads ? stop.signal : undefined)
  } catch (error) {
    if (ctx.res.destroyed && stop.signal.aborted) throw stop.signal.reason
    if (!stop.signal.aborted && !isCancelledStatement(error)) throw error
    log.warn({ method: ctx.method, path: ctx.path }, 'A request was stopped at its time limit')
    // Strapi counts and reads at once, and the other of the two would run on until its own limit.
    if (onlyReads) stop.abort(error)
    throw unavailable(ctx, tooSlow)
  } finally {
    clearTimeout(timer || undefined)
    ctx.res.off('close', onClose)
  }
}
