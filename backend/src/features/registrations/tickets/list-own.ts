import type { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import type { RouteRequest } from '../../../platform/http/route'
import { readTicketCode } from '../links'
import { loadTickets } from '../stored/load-ticket'
import { loadWaiting } from '../waiting/show-waiting'
import { askingOf, listOwnIds } from './own-ticket'
import { showTicket } from './show-ticket'

/** `POST /public/tickets`: the tickets and waiting places of an account, or those of a link. */
export async function listOwn({ input: { code }, bearer }: RouteRequest<typeof registrationEndpoints.listOwn>) {
  const knex = strapi.db.connection
  const asking = await askingOf(code, bearer)
  const { account, at } = asking
  const loaded = await loadTickets(knex, await listOwnIds(knex, asking))
  const tickets = loaded.map((ticket) => showTicket(ticket, asking))
  if (!account || (code !== null && readTicketCode(code, at))) return { data: { tickets, waiting: [] } }
  const email = account.email.toLowerCase()
  const waiting = await loadWaiting(
    knex,
    ({ eb, fn, or }) => or([eb('w.user_id', '=', account.id), eb(fn<string>('lower', ['w.email']), '=', email)]),
    at,
  )
  return { data: { tickets, waiting } }
}
