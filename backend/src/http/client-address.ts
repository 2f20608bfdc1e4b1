import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'
import { environment } from '../environment/environment'

/** The client's IP address: the other end of the connection, or what a trusted proxy says in `X-Forwarded-For`. */
export function clientAddressOf(req: IncomingMessage): string {
  return proxyAddress(req, environment.TRUSTED_PROXIES)
}
