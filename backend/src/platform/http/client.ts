import { timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'
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

/**
 * An IPv6 client controls the whole /64 around its address, so that is what is limited. An IPv4 address may come
 * mapped into IPv6.
 */
export function limitedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 45)
  return isIPv6(plain) ? `${expanded(plain).slice(0, 4).join(':')}::/64` : plain
}

function expanded(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((part) => part.replace(/^0+(?=.)/, ''))
}
