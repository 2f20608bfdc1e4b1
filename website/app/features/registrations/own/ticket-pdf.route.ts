import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import type { Route } from './+types/ticket-pdf.route.ts'
import { ofTicket, pdfResponse } from './own.server.ts'

/** `GET /inschrijvingen/{id}/kaart.pdf`: a ticket to print. */
export async function loader(args: Route.LoaderArgs) {
  return pdfResponse(await ofTicket(args, (ticket) => callEndpoint(args.request, registrationEndpoints.pdf, ticket)))
}
