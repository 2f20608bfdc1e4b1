import type { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { registrationErrors } from '@gevel/contract/registrations'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { loadProgramme } from '../programme/load-programme'
import { loadOwnProgramme } from '../programme/own-programme'
import { askingOf, findOwnTicket, lockOwnTicket } from './own-ticket'

type Requests = typeof registrationEndpoints

/** `POST /public/tickets/:id/programme`: the programme of a ticket's event, with what its holder picked. */
export async function showOwnProgramme({ input: { code }, params, bearer }: RouteRequest<Requests['showProgramme']>) {
  const ticket = await findOwnTicket(strapi.db.connection, params.id, await askingOf(code, bearer))
  return { data: await loadOwnProgramme(strapi.db.connection, ticket) }
}

/**
 * `POST /public/tickets/:id/picks`: what the holder of a ticket picks, in place of what was picked before. It keeps no place.
 * @throws `events/session` for two at the same time, `events/too-late` once the ticket is no longer valid or the event is over
 */
export async function storePicks({ input, params, bearer }: RouteRequest<Requests['pick']>) {
  const asking = await askingOf(input.code, bearer)
  const found = await findOwnTicket(strapi.db.connection, params.id, asking)
  const parts = (await loadProgramme(found.eventId)).filter(({ key }) => input.picks.includes(key))
  const slots = new Set(parts.map(({ day, start }) => `${day} ${start}`))
  if (slots.size < parts.length) throw domainError(registrationErrors, 'events/session')
  await inTransaction(async (trx) => {
    const ticket = await lockOwnTicket(trx, found.id, asking)
    const isOn = ticket.state === 'valid' && ticket.eventCancelledAt === null && asking.at < ticket.endsAt
    if (!isOn) throw domainError(registrationErrors, 'events/too-late')
    await tablesOf(trx).deleteFrom('gevel_event_picks').where('ticket_id', '=', ticket.id).execute()
    const picks = parts.map(({ key }) => ({ ticket_id: ticket.id, item: key }))
    if (picks.length > 0) await tablesOf(trx).insertInto('gevel_event_picks').values(picks).execute()
  })
  return { data: await loadOwnProgramme(strapi.db.connection, found) }
}
