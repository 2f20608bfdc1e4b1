import { pushEndpoints } from '@gevel/contract/endpoints/push'
import type { z } from 'zod'
import { env } from '../../config/env.server.ts'
import { AccountProblem, accountProblem } from '../../content/account-problem.ts'
import { notFoundBody } from '../../content/backend/backend-address.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { defineForm } from '../../forms/schema/define-form.ts'
import { readForm } from '../../forms/server/read-form.server.ts'
import { load } from '../../routing/load.server.ts'
import type { Route } from './+types/device.route.ts'

/** A call of a script about its device: which one, and its input as JSON. */
const deviceForm = defineForm({
  call: { type: 'hidden', validation: 'required|is:find,save,remove' },
  input: { type: 'hidden', validation: 'required', maxLength: 4_000 },
})

const headers = { 'Cache-Control': 'no-store' }

/** `GET /meldingen/toestel`: what a script needs to subscribe: our public key, and the web app of Firebase if there is one. */
export async function loader(args: Route.LoaderArgs) {
  const { data } = await load(args, callEndpoint(args.request, pushEndpoints.key))
  return Response.json({ ...data, firebase: env.FIREBASE_WEB_APP ?? null }, { headers })
}

/** `POST /meldingen/toestel`: the calls of scripts about their device, which the browser and its worker make. */
export async function action({ request }: Route.ActionArgs) {
  const sent = await readForm(request, deviceForm)
  try {
    const result = sent.valid ? await forward(request, sent.values) : rejectInput()
    return Response.json(result ?? {}, { headers })
  } catch (error) {
    const { code, message } = accountProblem(error)
    return Response.json({ message }, { status: code === 'network-request-failed' ? 503 : 422, headers })
  }
}

/** @throws AccountProblem */
async function forward(request: Request, { call, input }: { call: string; input: string }) {
  const { find, save, remove } = pushEndpoints
  const json = jsonOf(input)
  if (call === 'find') return callEndpoint(request, find, { input: inputOf(find.input, json) })
  if (call === 'save') return callEndpoint(request, save, { input: inputOf(save.input, json) })
  return callEndpoint(request, remove, { input: inputOf(remove.input, json) })
}

function inputOf<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  return schema.safeParse(given).data ?? rejectInput()
}

function rejectInput(): never {
  throw AccountProblem.of(notFoundBody)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
