import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { accountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { draftKeyOf } from '../../../forms/wizard/server/draft-cookie.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import type { Route } from './+types/kept-logo.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** `GET /vacatures/plaatsen/{draft}/logo`: the logo that a vacancy under way keeps, for who places it. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const call = { params: { id: params.draft }, input: { key: draftKeyOf(request) } }
  const logo = await callEndpoint(request, ownVacancyEndpoints.openLogo, call).catch((error: unknown) => {
    if (accountProblem(error).status === 404) pageNotFound(url)
    throw error
  })
  return new Response(Buffer.from(logo.picture, 'base64'), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
