import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'
import { environment } from '../environment/environment'

const addresses = new WeakMap<IncomingMessage, string>()

/**
 * Stores the client's address while the connection is open: a socket loses it when the client disconnects, while a
 * write continues.
 */
export function noteClientAddress(req: IncomingMessage): void {
  addresses.set(req, readAddress(req))
}

/**
 * The client's IP address: the other end of the connection, or the one a trusted proxy forwards in `X-Forwarded-For`.
 */
export function clientAddressOf(req: IncomingMessage): string {
  return addresses.get(req) ?? readAddress(req)
}

function readAddress(req: IncomingMessage): string {
  // the types of proxy-addr do not account for a closed socket
  const address: string | undefined = proxyAddress(req, environment.TRUSTED_PROXIES)
  return address ?? ''
}
