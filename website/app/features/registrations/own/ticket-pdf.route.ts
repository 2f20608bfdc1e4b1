import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import type { Route } from './+types/ticket-pdf.route.ts'
import { ofTicket } from './own.server.ts'

/** `GET /inschrijvingen/{id}/kaart.pdf`: a ticket to print, which no cache stores. */
export async function loader(args: Route.LoaderArgs) {
  const { name, content } = await ofTicket(args, (ticket) =>
    callEndpoint(args.request, registrationEndpoints.pdf, ticket),
  )
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
