import { clickEndpoints } from '@gevel/contract/endpoints/clicks'
import type { TrackedLink } from '@gevel/contract/tracked-links'
import { redirectDocument } from 'react-router'
import { env } from '../../config/env.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { load } from '../../routing/load.server.ts'
import { pageError } from '../../routing/page-error.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { locationHeader } from '../../routing/urls/location-header.ts'
import { isCounted } from './is-counted.ts'
import { pageWithLink } from './page-with-link.ts'

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
