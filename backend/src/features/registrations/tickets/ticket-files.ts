import type { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { notFound } from '../../../platform/errors/account-errors'
import type { RouteRequest } from '../../../platform/http/route'
import { calendarOf } from '../mails/ticket-files'
import { makeTicketPdf } from '../papers/make-ticket-pdf'
import { type LoadedTicket, loadTickets } from '../stored/load-ticket'
import { askingOf, findOwnTicket, listOwnIds } from './own-ticket'

type Requests = typeof registrationEndpoints

/**
 * `POST /public/tickets/:id/pdf`: the PDF of a ticket as it is now.
 * @throws 404 also for one that is not valid
 */
export async function showTicketPdf({ input: { code }, params, bearer }: RouteRequest<Requests['pdf']>) {
  const { ticket, at } = await findValidTicket(params.id, code, bearer)
  const { name, content } = await makeTicketPdf([ticket], at)
  return { name, content: content.toString('base64') }
}

/**
 * `POST /public/registrations/:number/pdf`: all valid tickets of a registration that are one's own, in one PDF.
 * @throws 404 when there is none
 */
export async function showAllPdf({ input: { code }, params, bearer }: RouteRequest<Requests['allPdf']>) {
  const knex = strapi.db.connection
  const asking = await askingOf(code, bearer)
  const own = await loadTickets(knex, await listOwnIds(knex, asking))
  const tickets = own.filter(
    ({ number, state, eventCancelledAt }) => number === params.number && state === 'valid' && eventCancelledAt === null,
  )
  if (tickets.length === 0) throw notFound()
  const { name, content } = await makeTicketPdf(tickets, asking.at)
  return { name, content: content.toString('base64') }
}

/**
 * `POST /public/tickets/:id/calendar`: the calendar entry of a ticket, with the UID of the one that was mailed.
 * @throws 404 also for one that is not valid
 */
export async function showTicketCalendar({ input: { code }, params, bearer }: RouteRequest<Requests['calendar']>) {
  const { ticket, at } = await findValidTicket(params.id, code, bearer)
  return { content: await calendarOf(ticket, 'PUBLISH', at) }
}

async function findValidTicket(
  id: string,
  code: string | null,
  bearer: string | undefined,
): Promise<{ ticket: LoadedTicket; at: Date }> {
  const asking = await askingOf(code, bearer)
  const ticket = await findOwnTicket(strapi.db.connection, id, asking)
  if (ticket.state !== 'valid' || ticket.eventCancelledAt !== null) throw notFound()
  return { ticket, at: asking.at }
}
