import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/** Tells where a visitor is: at the other end of the connection, or where the proxies say that are trusted. */
export type ClientAddress = (req: IncomingMessage) => string

/**
 * @param trusted addresses and networks whose `X-Forwarded-For` is believed, with commas between them; `loopback`, `linklocal` and
 * `uniquelocal` stand for those networks
 */
export function clientAddress(trusted: string): ClientAddress {
  const isTrusted = proxyAddress.compile(trusted.split(',').map((network) => network.trim()))
  return (req) => proxyAddress(req, isTrusted)
}
