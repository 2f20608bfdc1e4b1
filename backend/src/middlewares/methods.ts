import createError from 'http-errors'
import type { Context, Next } from 'koa'

const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Responds with 405 to every method that no route has (RFC 9110 §15.5.6); Strapi's router responds with 501. */
export default () => async (ctx: Context, next: Next) => {
  if (allowed.includes(ctx.method)) return next()
  ctx.set('Allow', allowed.join(', '))
  throw createError(405, 'Deze methode is er niet.')
}
