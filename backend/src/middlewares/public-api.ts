import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { mayUseApi } from '../platform/http/public-api'
import { isApiUrl } from '../platform/http/public-paths'

/** Closes the API to all but the website when `PUBLIC_API` says so; the admin's own routes are not part of it. */
export default () => async (ctx: Context, next: Next) => {
  if (isApiUrl(ctx.url) && !mayUseApi(ctx)) throw new errors.ForbiddenError('Deze API is alleen voor de website.')
  await next()
}
