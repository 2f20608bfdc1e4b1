import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import type { Route } from './+types/ticket-calendar.route.ts'
import { ofTicket } from './own.server.ts'

/** `GET /inschrijvingen/{id}/agenda.ics`: a ticket for a calendar, with the UID of the entry that was mailed. */
export async function loader(args: Route.LoaderArgs) {
  const { content } = await ofTicket(args, (ticket) =>
    callEndpoint(args.request, registrationEndpoints.calendar, ticket),
  )
  return new Response(content, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="kaart.ics"',
    },
  })
}
