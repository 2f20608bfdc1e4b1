import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { isApiUrl, withApiPrefix } from '../platform/http/public-paths'
import { problemOfUrl } from '../platform/http/query-limits'

/**
 * Serves the API with and without `/api`, and rejects URLs beyond its limits; the admin's own routes are left alone.
 */
export default () => async (ctx: Context, next: Next) => {
  ctx.url = withApiPrefix(ctx.url)
  const problem = isApiUrl(ctx.url) ? problemOfUrl(ctx.path, ctx.querystring) : undefined
  if (problem) throw new errors.ValidationError(problem)
  await next()
}
