import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'

/** Rejects a request with two `Host` headers, of which a proxy may have read the other (RFC 9112 §3.2); Node uses the first. */
export default () => async (ctx: Context, next: Next) => {
  if ((ctx.req.headersDistinct.host ?? []).length > 1) throw new errors.ValidationError('Dit verzoek klopt niet.')
  await next()
}
