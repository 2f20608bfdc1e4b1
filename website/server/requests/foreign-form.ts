import type { IncomingMessage } from 'node:http'
import type { VisitedSite } from './visited-site.ts'

/**
 * Whether something that changes things was sent by a page of another site, in the name of a reader of ours (CSRF). Every browser
 * says where a POST comes from (Fetch Metadata, RFC 6454); what says nothing is no browser, and acts in nobody's name.
 * @param siteUrl origin of `SITE_URL`
 * @param visited tells under which other known name the reader may be visiting
 */
export function isForeignForm(
  req: IncomingMessage,
  siteUrl: string,
  visited: Pick<VisitedSite, 'host' | 'forwardedScheme'>,
): boolean {
  if (req.method !== 'POST') return false
  const { origin, 'sec-fetch-site': site } = req.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined || origin === siteUrl) return false
  const scheme = /^https?(?=:\/\/)/.exec(origin)?.[0]
  if (!scheme || scheme !== (visited.forwardedScheme(req) ?? scheme)) return true
  const own = `${scheme}://${visited.host(req)}`
  // without the port that goes without saying
  return !URL.canParse(own) || new URL(own).origin !== origin
}
