import { pagePictureSchema } from '@gevel/contract/issue-reader'
import { fetchFile } from '../../../content/backend/fetch-file.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import type { Route } from './+types/page-picture.route.ts'

export const handle: RouteHandle = { query: ['v'] }

/** `GET /magazine/{id}/{slug}/pagina/{page}/{size}`: the picture of a page. The backend decides who gets it. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const id = routeParam(url, idParamSchema, params.id)
  const page = routeParam(url, idParamSchema, params.page)
  const size = routeParam(url, pagePictureSchema, params.size)
  const response = await fetchFile(request, `/public/magazines/${id}/pages/${page}/${size}`)
  if (response.status === 404) pageNotFound(url)
  return response
}
