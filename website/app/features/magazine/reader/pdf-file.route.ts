import { readerHref } from '@gevel/contract/reader-href'
import { redirect } from 'react-router'
import { fetchFile } from '../../../content/backend/fetch-file.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import type { Route } from './+types/pdf-file.route.ts'
import { firstLockedPage } from './reader-pages.ts'

/**
 * `GET /magazine/{id}/{slug}/pdf`: the PDF of an issue, or a range of it. The backend decides who gets it; others come to
 * the page of the reader that says how.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const id = routeParam(url, idParamSchema, params.id)
  const response = await fetchFile(request, `/public/magazines/${id}/pdf`)
  if (response.status === 404) pageNotFound(url)
  if (response.status === 403) throw redirect(readerHref({ id, slug: params.slug }, firstLockedPage))
  return response
}
