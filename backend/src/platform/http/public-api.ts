import { environment } from '../environment/environment'
import { isFromWebsite } from './client'

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
