import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/** The visitor's address: the other end of the connection, or the one that trusted proxies forward. */
export type ClientAddress = (req: IncomingMessage) => string

/**
 * Whether an address is a proxy whose `X-Forwarded-…` headers are trusted.
 * @param trusted addresses and networks, separated by commas; `loopback`, `linklocal` and `uniquelocal` stand for
 * those networks
 */
export function trustedProxies(trusted: string): (address: string, hop: number) => boolean {
  return proxyAddress.compile(trusted.split(',').map((network) => network.trim()))
}

/**
 * What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, which are assigned to one
 * household.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/** @param trusted as in `trustedProxies` */
export function clientAddress(trusted: string): ClientAddress {
  const isTrusted = trustedProxies(trusted)
  return (req) => proxyAddress(req, isTrusted)
}
