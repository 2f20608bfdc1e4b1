import type { IncomingMessage } from 'node:http'
import { parseNetworks } from '@gevel/runtime/networks'
import proxyAddress from 'proxy-addr'

/** The visitor's address: the other end of the connection, or the one that trusted proxies forward. */
export type ClientAddress = (req: IncomingMessage) => string

/** @param trusted the proxies whose `X-Forwarded-…` headers are trusted, as in `parseNetworks` */
export function clientAddress(trusted: string): ClientAddress {
  const isTrusted = parseNetworks(trusted)
  return (req) => proxyAddress(req, isTrusted)
}
