import { fetchFile } from '../../content/backend/fetch-file.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { idParamSchema } from '../../routing/urls/params.ts'
import type { Route } from './+types/document.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** `GET /account/documenten/{id}`: a document of the reader's own customer, as a download that no cache stores. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const id = routeParam(url, idParamSchema, params.id)
  const response = await fetchFile(request, `/account/documents/${id}`)
  if (response.status === 404) pageNotFound(url)
  return response
}
