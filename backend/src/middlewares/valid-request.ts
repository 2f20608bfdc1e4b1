import { errors } from '@strapi/utils'
import createError from 'http-errors'
import type { Context, Next } from 'koa'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Rejects what is no request for any route, with a Dutch sentence: a method that no route has (405, RFC 9110 §15.5.6; Strapi's router
 * responds with 501), two `Host` headers, of which a proxy may have read the other (RFC 9112 §3.2; Node uses the first), and an
 * invalid path.
 */
export default () => async (ctx: Context, next: Next) => {
  if (!methods.includes(ctx.method)) {
    ctx.set('Allow', methods.join(', '))
    throw createError(405, 'Deze methode is er niet.')
  }
  if ((ctx.req.headersDistinct.host ?? []).length > 1) throw new errors.ValidationError('Dit verzoek klopt niet.')
  if (!isReadablePath(ctx.path)) throw new errors.ValidationError('Dit adres klopt niet.')
  await next()
}

/**
 * Whether a path is valid: it decodes, has no control characters, and neither begins with two slashes nor contains
 * `../..`. The static file handlers reject the rest in English, and log a stack for each request.
 * @param path as received, percent-encoded
 */
export function isReadablePath(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return !/\p{Cc}|^[/\\]{2}|(?:^|[/\\])\.\.(?:[/\\]|$)/u.test(decoded)
  } catch {
    return false
  }
}
