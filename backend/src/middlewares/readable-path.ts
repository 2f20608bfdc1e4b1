import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { isReadablePath } from '../platform/http/readable-path'

/** Rejects an invalid path, with a Dutch sentence. */
export default () => async (ctx: Context, next: Next) => {
  if (!isReadablePath(ctx.path)) throw new errors.ValidationError('Dit adres klopt niet.')
  await next()
}
