import { lookup } from 'node:dns/promises'
import { get } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** Why a file of another site was not fetched. */
class OutsideError extends Error {}

interface Bounds {
  maxBytes: number
  timeoutMs: number
}

const mostRedirects = 3

/** Networks that are not the internet (IANA special-purpose address registries). */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
])
  inside.ipv4.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ...([
    ['::', 96],
    ['::ffff:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
  ] as const),
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
])
  inside.ipv6.addSubnet(network, prefix, 'ipv6')

/** Whether an address is on the internet, and not on this machine or a network around it. */
export function isOutside(address: string): boolean {
  const version = isIP(address)
  // apart, because a list takes an address of version 4 for its form in version 6
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return version !== 0 && !inside[family].check(address, family)
}

/**
 * Fetches a text of another site: over https, from an address on the internet, within limits. The name is looked up once, and the
 * connection goes to the address that was checked; a redirect is checked as the first address was (SSRF).
 * @throws OutsideError
 */
export async function fetchOutside(address: string, bounds: Bounds): Promise<string> {
  let url = address
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await request(url, bounds)
    if ('text' in answer) return answer.text
    url = new URL(answer.location, url).href
  }
  throw new OutsideError(`it redirects over ${mostRedirects} times`)
}

async function request(url: string, bounds: Bounds): Promise<{ text: string } | { location: string }> {
  const { protocol, hostname, username } = new URL(url)
  if (protocol !== 'https:' || username !== '') throw new OutsideError('only an https address can be read')
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true }).catch(() => [])
  const [target] = found
  if (!target) throw new OutsideError(`${host} has no address`)
  if (!found.every((one) => isOutside(one.address))) throw new OutsideError(`${host} is not on the internet`)
  return readAnswer(url, target, bounds)
}

function readAnswer(
  url: string,
  { address, family }: { address: string; family: number },
  { maxBytes, timeoutMs }: Bounds,
): Promise<{ text: string } | { location: string }> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new OutsideError(reason))
    const headers = { Accept: 'application/xml, text/xml', 'Accept-Encoding': 'identity' }
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = get(
      url,
      {
        headers,
        signal,
        lookup: (_host, { all }, callback) => {
          if (all) callback(null, [{ address, family }])
          else callback(null, address, family)
        },
      },
      (response) => {
        const { statusCode = 0, headers: answered } = response
        if (statusCode >= 300 && statusCode < 400 && answered.location) {
          response.destroy()
          return resolve({ location: answered.location })
        }
        if (statusCode !== 200) {
          response.destroy()
          return fail(`it responds with ${statusCode}`)
        }
        // a compressed one could be far larger than it says
        if ((answered['content-encoding'] ?? 'identity') !== 'identity') {
          response.destroy()
          return fail('it is compressed')
        }
        const parts: Buffer[] = []
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > maxBytes) {
            response.destroy()
            return fail(`it is over ${maxBytes} bytes`)
          }
          parts.push(part)
        })
        response.on('end', () => resolve({ text: Buffer.concat(parts).toString('utf8') }))
        response.on('error', (error) => fail(error.message))
      },
    )
    sent.on('error', (error) => fail(error.message))
  })
}
