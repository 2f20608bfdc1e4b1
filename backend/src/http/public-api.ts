import { environment } from '../environment/environment'
import { isFromWebsite } from './client'

/** The part of Koa's context that tells who asks. */
interface Asking {
  get(header: string): string
  req: { socket: { remoteAddress?: string } }
}

/**
 * Whether the API answers this request: anybody's with `PUBLIC_API=on`, else the website's and those of `PUBLIC_API_NETWORKS`. What counts
 * is the other end of the connection, since anybody may send an `X-Forwarded-For`.
 */
export function mayUseApi(ctx: Asking): boolean {
  if (environment.PUBLIC_API === 'on' || isFromWebsite(ctx)) return true
  return environment.PUBLIC_API_NETWORKS(ctx.req.socket.remoteAddress ?? '')
}
