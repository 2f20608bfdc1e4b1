import type { IncomingMessage } from 'node:http'
import { visitedHost } from './known-hosts.ts'

/**
 * Whether something that changes things was sent by a page of another site, in the name of a reader of ours (CSRF). Every browser
 * says where a POST comes from (Fetch Metadata, RFC 6454); what says nothing is no browser, and acts in nobody's name.
 * @param siteUrl origin of `SITE_URL`
 */
export function isForeignForm(req: IncomingMessage, siteUrl: string): boolean {
  if (req.method !== 'POST') return false
  const { origin, 'sec-fetch-site': site } = req.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined || origin === siteUrl) return false
  return hostOf(origin) !== visitedHost(req.headers)
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
