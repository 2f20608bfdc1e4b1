import type { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import type { Ticket } from '@gevel/contract/own-tickets'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import type { RouteRequest } from '../../../platform/http/route'
import { defineLimit } from '../../../platform/limits/limit'
import { type LoadedTicket, loadTicket } from '../stored/load-ticket'
import { lockQuotas } from '../stored/lock-quotas'
import { registrationTurns } from '../stored/registration-turns'
import { cancelTicket, rejectUnless } from './cancel-ticket'
import { changeTicket } from './change-ticket'
import { handOverTicket } from './hand-over-ticket'
import { type Asking, askingOf, findOwnTicket, lockOwnTicket } from './own-ticket'
import { abilitiesOf, seesAnswers, showTicket } from './show-ticket'

type Requests = typeof registrationEndpoints

/** Hand-overs of one ticket: each mails an address that somebody typed. */
export const handOverLimit = defineLimit('event-hand-overs', {
  points: 10,
  minutes: 60,
  reached: 'Deze kaart is kort na elkaar al vaak overgedragen.',
})

/** `POST /public/tickets/:id`: a ticket, for whom it is of. */
export async function openTicket({ input: { code }, params, bearer }: RouteRequest<Requests['show']>) {
  const asking = await askingOf(code, bearer)
  const ticket = await findOwnTicket(strapi.db.connection, params.id, asking)
  return { data: showTicket(ticket, asking) }
}

/** `POST /public/tickets/:id/change`: other sessions and answers; those of a later holder are changed by nobody else. */
export function changeOwnTicket({ input, params, bearer }: RouteRequest<Requests['change']>) {
  return changing(params.id, input.code, bearer, async (trx, ticket, asking) => {
    const { at } = asking
    const { change } = abilitiesOf(ticket, at)
    rejectUnless(change)
    const answers = seesAnswers(ticket, asking) ? input.answers : null
    return changeTicket(trx, ticket, { sessions: input.sessions, answers, actor: visitorOf(ticket), at })
  })
}

/** `POST /public/tickets/:id/hand-over`: another person gets the ticket. */
export function handOverOwnTicket({ input, params, bearer, client }: RouteRequest<Requests['handOver']>) {
  return changing(params.id, input.code, bearer, async (trx, ticket, { at }) => {
    const { handOver } = abilitiesOf(ticket, at)
    rejectUnless(handOver)
    await handOverLimit.consume(String(ticket.id), { source: client, identifier: input.email }, { trx })
    const { name, email, company } = input
    return handOverTicket(trx, ticket, { name, email, company, actor: visitorOf(ticket), at })
  })
}

/** `POST /public/tickets/:id/cancel`: cancels a ticket, for free until its last day. A repeat changes nothing. */
export function cancelOwnTicket({ input, params, bearer }: RouteRequest<Requests['cancel']>) {
  return changing(params.id, input.code, bearer, async (trx, ticket, { at }) => {
    if (ticket.state === 'cancelled') return ticket
    const { cancel } = abilitiesOf(ticket, at)
    rejectUnless(cancel)
    const reason = 'Geannuleerd door de bezoeker'
    await cancelTicket(trx, ticket, { by: 'visitor', actor: visitorOf(ticket), reason, at })
    return ticket
  })
}

/** Who changes a ticket by its link or account. */
const visitorOf = ({ name }: LoadedTicket) => ({ kind: 'customer', name }) as const

type Work = (trx: Transaction, ticket: LoadedTicket, asking: Asking) => Promise<LoadedTicket>

/** Does something with one's own ticket, locked after the quotas of its event. */
async function changing(
  id: string,
  code: string | null,
  bearer: string | undefined,
  work: Work,
): Promise<{ data: Ticket }> {
  const knex = strapi.db.connection
  const asking = await askingOf(code, bearer)
  const { id: ticketId, eventId } = await findOwnTicket(knex, id, asking)
  await registrationTurns.enter()
  await inTransaction(async (trx) => {
    await lockQuotas(trx, eventId)
    await work(trx, await lockOwnTicket(trx, ticketId, asking), asking)
  }).finally(() => registrationTurns.leave())
  const after = await loadTicket(knex, ticketId)
  if (!after) throw new Error(`There is no ticket ${ticketId}`)
  return { data: showTicket(after, asking) }
}
