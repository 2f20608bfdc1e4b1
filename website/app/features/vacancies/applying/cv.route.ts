import { fetchFile } from '../../../content/backend/fetch-file.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import type { Route } from './+types/cv.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** `GET /vacatures/sollicitatie/cv?code=`: a CV for an employer without an account, as a download that no cache stores. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const query = new URLSearchParams({ code: url.searchParams.get('code') ?? '' })
  const response = await fetchFile(request, `/public/applications/received/cv?${query}`)
  if (response.status === 404) pageNotFound(url)
  return response
}
