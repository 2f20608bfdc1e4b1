import type { Context, Next } from 'koa'

/**
 * Keeps JSON out of every cache where the route does not say otherwise (ASVS 14.3.2): Strapi's own routes say nothing, and by RFC 9111
 * §4.2.2 browsers may store what they answer. It wraps `strapi::errors`, so that errors are covered.
 */
export default () => async (ctx: Context, next: Next) => {
  await next()
  if (ctx.response.is('json') && !ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store')
}
