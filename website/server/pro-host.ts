import type { IncomingMessage } from 'node:http'
import { visitedHost, withoutPort } from './known-hosts.ts'

/** Whether a request came in on the pro brand's host (specification §2); who makes that up only sends himself to `/pro`. */
export function isProHost(headers: IncomingMessage['headers'], proHost: string | undefined): boolean {
  return proHost !== undefined && withoutPort(visitedHost(headers)) === withoutPort(proHost)
}
