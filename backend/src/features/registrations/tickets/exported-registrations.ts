import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp } from '../../../platform/http/timestamp'
import { loadTickets } from '../stored/load-ticket'
import { listOwnIds } from './own-ticket'

/** The registrations of an account for its download: those it made, and tickets in its name. */
export async function exportRegistrations(knex: Knex, account: { id: number; email: string }) {
  const tickets = await loadTickets(knex, await listOwnIds(knex, { code: null, account, at: new Date() }))
  const ids = [...new Set(tickets.map(({ registrationId }) => registrationId))]
  const dates = await tablesOf(knex)
    .selectFrom('gevel_event_registrations')
    .select(['id', 'registered_at as at'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute()
  const picks = await tablesOf(knex)
    .selectFrom('gevel_event_picks')
    .select(['ticket_id as ticketId', 'item'])
    .where('ticket_id', 'in', tickets.length > 0 ? tickets.map(({ id }) => id) : [0])
    .orderBy('item')
    .execute()
  return tickets.map(({ id, number, title, name, email, company, state, answers, registrationId }) => ({
    ...{ number, event: title, name, email, company, state },
    answers: answers.map(({ label, answer }) => ({ question: label, answer })),
    picks: picks.filter(({ ticketId }) => ticketId === id).map(({ item }) => item),
    registeredAt: timestamp(dates.find(({ id }) => id === registrationId)?.at ?? new Date(0)),
  }))
}
