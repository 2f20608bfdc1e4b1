import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/** Tells where a visitor is: at the other end of the connection, or where the proxies say that are trusted. */
export type ClientAddress = (req: IncomingMessage) => string

/**
 * Whether an address is that of a proxy whose `X-Forwarded-…` headers are believed.
 * @param trusted addresses and networks, with commas between them; `loopback`, `linklocal` and `uniquelocal` stand for those networks
 */
export function trustedProxies(trusted: string): (address: string, hop: number) => boolean {
  return proxyAddress.compile(trusted.split(',').map((network) => network.trim()))
}

/** @param trusted as in `trustedProxies` */
export function clientAddress(trusted: string): ClientAddress {
  const isTrusted = trustedProxies(trusted)
  return (req) => proxyAddress(req, isTrusted)
}
