import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { environment } from '../platform/environment/environment'
import { isFromWebsite } from '../platform/http/client'
import { isApiUrl } from '../platform/http/public-paths'

/** Closes the API to all but the website when `PUBLIC_API` says so; the admin's own routes are not part of it. */
export default () => async (ctx: Context, next: Next) => {
  if (isApiUrl(ctx.url) && !mayUseApi(ctx)) throw new errors.ForbiddenError('Deze API is alleen voor de website.')
  await next()
}

/** The part of Koa's context that identifies the client. */
interface ClientContext {
  get(header: string): string
  req: { socket: { remoteAddress?: string } }
}

/**
 * Whether the API accepts this request: any with `PUBLIC_API=on`, else those of the website and of
 * `PUBLIC_API_NETWORKS`. The other end of the connection counts, since anybody may send an `X-Forwarded-For`.
 */
export function mayUseApi(ctx: ClientContext): boolean {
  if (environment.PUBLIC_API === 'on' || isFromWebsite(ctx)) return true
  return environment.PUBLIC_API_NETWORKS(ctx.req.socket.remoteAddress ?? '')
}
