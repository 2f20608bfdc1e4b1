import { timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { environment } from '../environment/environment'
import { hashOf } from '../secrets/secrets'
import type { EventSource } from '../security-events/log-security-event'

/** Who is at the other end, as far as limits and the list of sessions want to know. */
export interface Client extends EventSource {
  /** the browser, as it calls itself */
  agent: string
  /** the id of the proof that its form was no bot's, as the website found it; none where there was none */
  proof: string | undefined
}

/** The part of Koa's context that tells it. */
interface Asking {
  get(header: string): string
  req: { socket: { remoteAddress?: string } }
  response: { get(header: string): string }
}

const key = hashOf(environment.WEBSITE_KEY)

/**
 * The visitor behind a request. The website says who that is, and is believed because it knows the key; of anybody else
 * the other end of the connection is all that counts, whatever `X-Forwarded-For` says.
 */
export function clientOf(ctx: Asking): Client {
  const isWebsite = isFromWebsite(ctx)
  const address = isWebsite ? ctx.get('X-Client-Address') : (ctx.req.socket.remoteAddress ?? '')
  const agent = isWebsite ? ctx.get('X-Client-Agent') : ctx.get('User-Agent')
  const proof = isWebsite ? ctx.get('X-Client-Proof') : ''
  const requestId = ctx.response.get('X-Request-Id') || undefined
  return { address: limitedAddress(address), agent: agent.slice(0, 300), proof: proof || undefined, requestId }
}

/** Whether the website asks, which knows the key. */
export function isFromWebsite(ctx: Pick<Asking, 'get'>): boolean {
  return timingSafeEqual(hashOf(ctx.get('X-Website-Key')), key)
}

/** Who has an IPv6 address has the whole /64 around it, so that is what counts; an IPv4 address may come in the clothes of one. */
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
