import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { accountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { Route } from './+types/all-tickets-pdf.route.ts'
import { codeIn, pdfResponse, requireOwner } from './own.server.ts'

/** `GET /inschrijvingen/kaarten/{number}`: the tickets of a registration to print, a page each. */
export async function loader(args: Route.LoaderArgs) {
  requireOwner(args)
  const { request, params, url } = args
  const call = { params: { number: params.number }, input: { code: codeIn(url) } }
  const asking = callEndpoint(request, registrationEndpoints.allPdf, call).catch((error: unknown) => {
    if (accountProblem(error).status === 404) return null
    throw error
  })
  return pdfResponse((await load(args, asking)) ?? pageNotFound(url))
}
