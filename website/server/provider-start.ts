import type { IncomingMessage } from 'node:http'
import { routePaths } from '@gevel/contract/paths'
import type { Env } from '../app/config/env.server.ts'
import { type VisitorOrigin, withoutPort } from './requests/visitor-origin.ts'

/** URLs that start a log-in or registration at a provider. */
const STARTS = [routePaths['connect-provider'], routePaths['registreren-provider']].map(
  (path) => new RegExp(`^${path.replace(':provider', '[^/?]+')}(?:\\?|$)`),
)
const MOVED = 'begin'

/**
 * Providers redirect a browser to `SITE_URL` only, where it must have the cookie of this log-in. A log-in that starts
 * at another host of the site is therefore redirected to `SITE_URL` first; it ends logged in there, on the page it
 * came from.
 * @returns a function that gives the URL to redirect to, undefined for requests that may continue
 */
export function providerStart({ SITE_URL }: Pick<Env, 'SITE_URL'>, visited: Pick<VisitorOrigin, 'host'>) {
  const { hostname } = new URL(SITE_URL)
  return (req: IncomingMessage): string | undefined => {
    const { method, url = '' } = req
    if ((method !== 'GET' && method !== 'HEAD') || !STARTS.some((start) => start.test(url))) return undefined
    if (withoutPort(visited.host(req)) === hostname) return undefined
    const start = new URL(url, SITE_URL)
    // a proxy that hides the requested host must not cause a loop
    if (start.searchParams.has(MOVED)) return undefined
    start.searchParams.set(MOVED, '1')
    return start.href
  }
}
