import type { Context, Next } from 'koa'

/**
 * Makes JSON uncacheable unless the route sets `Cache-Control` (ASVS 14.3.2): Strapi's own routes set none, and by RFC
 * 9111 §4.2.2 browsers may store their responses. It wraps `strapi::errors`, so that errors are covered.
 */
export default () => async (ctx: Context, next: Next) => {
  await next()
  if (ctx.response.is('json') && !ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store')
}
