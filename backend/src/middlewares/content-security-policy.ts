import type { Context, Next } from 'koa'
import { environment } from '../platform/environment/environment'
import { mediaOrigins } from '../platform/environment/media-store'
import { contentSecurityPolicy } from '../platform/http/content-security-policy'

/** Sends our policy in place of Strapi's; a response may set a stricter one. */
export default () => {
  const policy = contentSecurityPolicy(
    mediaOrigins(environment),
    new URL(environment.SITE_URL).origin,
    environment.NODE_ENV === 'development',
  )
  return async (ctx: Context, next: Next): Promise<void> => {
    ctx.set('Content-Security-Policy', policy)
    await next()
  }
}
