import { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import type { z } from 'zod'
import { AccountProblem, accountProblem } from '../../content/account-problem.ts'
import { notFoundBody } from '../../content/backend/backend-address.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { readForm } from '../../forms/server/read-form.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/door-scans.route.ts'
import { callForm } from './door-forms.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

const headers = { 'Cache-Control': 'no-store' }

/** There is nothing to see: the page of the door shows the scans. */
export function loader() {
  return new Response(null, { status: 405, headers: { ...headers, Allow: 'POST' } })
}

/** `POST /inchecken/{device}/scans`: the calls of the script of a door. The status of an answer says whether to send it again. */
export async function action({ request, params }: Route.ActionArgs) {
  const sent = await readForm(request, callForm)
  try {
    return Response.json(await forward(request, params.device, sent.valid ? sent.values : undefined), { headers })
  } catch (error) {
    const { message, status } = accountProblem(error)
    return Response.json({ message }, { status, headers })
  }
}

/** @throws AccountProblem */
async function forward(request: Request, id: string, sent: { call: string; input: string } | undefined) {
  const { sync, undo } = checkInEndpoints
  const input = jsonOf(sent?.input ?? '')
  const params = { id }
  if (sent?.call === 'undo')
    return (await callEndpoint(request, undo, { params, input: inputOf(undo.input, input) })).data
  if (sent?.call === 'sync')
    return (await callEndpoint(request, sync, { params, input: inputOf(sync.input, input) })).data
  return rejectInput()
}

function inputOf<S extends z.ZodType>(schema: S, given: unknown): z.input<S> {
  return schema.safeParse(given).success ? (given as z.input<S>) : rejectInput()
}

function rejectInput(): never {
  throw AccountProblem.of({ ...notFoundBody, error: { ...notFoundBody.error, status: 422 } })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
