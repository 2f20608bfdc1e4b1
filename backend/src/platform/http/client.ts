import { timingSafeEqual } from 'node:crypto'
import { limitedAddress } from '@gevel/runtime/limited-address'
import { environment } from '../environment/environment'
import { hashOf } from '../secrets/secrets'
import type { EventSource } from '../security-events/log-security-event'

/** The client of a request, for limits and the list of sessions. */
export interface Client extends EventSource {
  /** its `User-Agent` */
  agent: string
  /** id of the bot check that the form passed, according to the website; undefined without one */
  proof: string | undefined
}

/** The part of Koa's context that we read. */
interface ClientContext {
  get(header: string): string
  req: { socket: { remoteAddress?: string } }
  response: { get(header: string): string }
}

const key = hashOf(environment.WEBSITE_KEY)

/**
 * The visitor behind a request. The website forwards its visitor, and is trusted because it knows the key; for any
 * other client only the other end of the connection counts, whatever `X-Forwarded-For` says.
 */
export function clientOf(ctx: ClientContext): Client {
  const isWebsite = isFromWebsite(ctx)
  const address = isWebsite ? ctx.get('X-Client-Address') : (ctx.req.socket.remoteAddress ?? '')
  const agent = isWebsite ? ctx.get('X-Client-Agent') : ctx.get('User-Agent')
  const proof = isWebsite ? ctx.get('X-Client-Proof') : ''
  const requestId = ctx.response.get('X-Request-Id') || undefined
  return { address: limitedAddress(address), agent: agent.slice(0, 300), proof: proof || undefined, requestId }
}

/** Whether the website sent the request: it knows the key. */
export function isFromWebsite(ctx: Pick<ClientContext, 'get'>): boolean {
  return timingSafeEqual(hashOf(ctx.get('X-Website-Key')), key)
}
