import { fetchFile } from '../../../content/backend/fetch-file.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import type { Route } from './+types/own-cv.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** `GET /vacatures/mijn/{id}/sollicitaties/{application}/cv`: a CV for the people of the employer, as a download that no cache stores. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const id = routeParam(url, idParamSchema, params.id)
  const application = routeParam(url, idParamSchema, params.application)
  const response = await fetchFile(request, `/account/vacancies/${id}/applications/${application}/cv`)
  if (response.status === 404) pageNotFound(url)
  return response
}
