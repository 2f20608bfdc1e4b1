import { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import { accountProblem } from '../../content/account-problem.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/door-list.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

const headers = { 'Cache-Control': 'no-store' }

/** `GET /inchecken/{device}/lijst.json`: the tickets of the event, for the script of a door. */
export async function loader({ request, params }: Route.LoaderArgs) {
  try {
    const { data } = await callEndpoint(request, checkInEndpoints.list, { params: { id: params.device } })
    return Response.json(data, { headers })
  } catch (error) {
    const { message, status } = accountProblem(error)
    return Response.json({ message }, { status, headers })
  }
}
