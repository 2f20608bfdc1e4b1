import { reportEvents } from '@gevel/contract/statistics'
import type { Context, Next } from 'koa'
import { receiveBatch } from '../features/statistics/ingestion/receive-batch'
import { withRetryAfter } from '../platform/http/retry-after'

const path = `/api${reportEvents.path}`
const paths = [path, `${path}/`]

/**
 * `POST /statistics/`. It comes before Strapi's parser, sessions and router, which take five times as long as a batch:
 * there are far more of these requests than of all others.
 */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.method !== reportEvents.method || !paths.includes(ctx.path)) return next()
  ctx.body = await withRetryAfter(ctx, () => receiveBatch(ctx))
  ctx.set('Cache-Control', 'no-store')
  ctx.set('X-Content-Type-Options', 'nosniff')
}
