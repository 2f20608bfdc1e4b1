import { clickEndpoints } from '@gevel/contract/endpoints/clicks'
import { pageUrlSchema } from '@gevel/contract/statistics'
import type { TrackedLink } from '@gevel/contract/tracked-links'
import { redirectDocument } from 'react-router'
import { env } from '../../config/env.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { load } from '../../routing/load.server.ts'
import { pageError } from '../../routing/page-error.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { locationHeader } from '../../routing/urls/location-header.ts'
import { GLOBAL_PRIVACY_CONTROL, isAllowedBy, readConsent } from '../../state/consent/consent.ts'

/**
 * Redirects to the target that the backend has for a link, which counts the click. Nothing of the request becomes part of
 * the target.
 * @param link undefined for one that cannot exist
 * @throws the redirect, or a 404 that does not repeat what was asked for
 */
export async function followTrackedLink(args: PageLoaderArgs, link: TrackedLink | undefined): Promise<never> {
  const { request } = args
  const page = pageWithLink(request.headers.get('Referer'), new URL(env.SITE_URL).origin)
  const input = link && { link, page, isCounted: isCounted(request) }
  const { to } = input
    ? (await load(args, callEndpoint(request, clickEndpoints.follow, { input, bearer: null }))).data
    : { to: null }
  const location = to === null ? undefined : locationHeader(to)
  if (!location)
    throw pageError('Misschien is het adres niet goed overgenomen, of is de actie voorbij.', {
      status: 404,
      headers: { 'Cache-Control': 'no-store' },
    })
  throw redirectDocument(location, {
    status: 302,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  })
}

/** The headers by which browsers say that nobody has clicked yet; the last one is that of Firefox. */
const ahead = ['Sec-Purpose', 'Purpose', 'X-Moz']

/**
 * Whether a request for a tracked link is a click of somebody who may be counted: not a check of the link (HEAD), one
 * ahead of a click, a picture or script on another site, or a visitor who refused statistics (decision 060).
 */
export function isCounted({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  if (ahead.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))) return false
  // older browsers do not send it
  if ((headers.get('Sec-Fetch-Mode') ?? 'navigate') !== 'navigate') return false
  const signal = headers.get('Sec-GPC') === '1' ? GLOBAL_PRIVACY_CONTROL : undefined
  return isAllowedBy(signal ?? readConsent(headers.get('Cookie')), 'statistics')
}

/** The page of this site with the link that was followed, as statistics name it; null when the browser does not tell. */
export function pageWithLink(referrer: string | null, siteOrigin: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { origin, pathname, searchParams } = new URL(referrer)
  if (origin !== siteOrigin) return null
  return pageUrlSchema.safeParse(searchParams.has('pro') ? `${pathname}?pro` : pathname).data ?? null
}
