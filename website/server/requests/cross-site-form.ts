import type { IncomingMessage } from 'node:http'
import type { VisitorOrigin } from './visitor-origin.ts'

/**
 * Whether a state-changing request was sent by a page of another site, in the name of our reader (CSRF). Every browser
 * states the origin of a POST (Fetch Metadata, RFC 6454); a client without one is not a browser, and has no reader's
 * session.
 * @param siteUrl origin of `SITE_URL`
 * @param visited gives the other known host that the reader may be visiting
 */
export function isCrossSiteForm(
  req: IncomingMessage,
  siteUrl: string,
  visited: Pick<VisitorOrigin, 'host' | 'forwardedScheme'>,
): boolean {
  if (req.method !== 'POST') return false
  const { origin, 'sec-fetch-site': site } = req.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined || origin === siteUrl) return false
  const scheme = /^https?(?=:\/\/)/.exec(origin)?.[0]
  if (!scheme || scheme !== (visited.forwardedScheme(req) ?? scheme)) return true
  const siteOrigin = `${scheme}://${visited.host(req)}`
  // without the default port
  return !URL.canParse(siteOrigin) || new URL(siteOrigin).origin !== origin
}
