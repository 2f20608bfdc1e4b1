import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { notFound } from '../../../platform/errors/account-errors'
import { idOf } from '../../../platform/http/parameters'
import { sessionOfBearer } from '../../../platform/readers/sessions'
import { readTicketCode } from '../links'
import { type LoadedTicket, loadTicket } from '../stored/load-ticket'

/** Who asks for a ticket: the code of a link, or the account that is logged in. */
export interface Asking {
  code: string | null
  account: { id: number; email: string } | null
  at: Date
}

/** @param bearer of the request, not verified */
export async function askingOf(code: string | null, bearer: string | undefined): Promise<Asking> {
  const session = code === null ? await sessionOfBearer(bearer) : undefined
  return { code, account: session?.account ?? null, at: new Date() }
}

/**
 * Whether a ticket is one's own: of whoever holds it, or registered it. An account has those that name its address, which its owner has
 * confirmed. A code counts alone: whoever follows a link sees what it is of, whoever is logged in.
 */
function isOwn(ticket: LoadedTicket, { code, account, at }: Asking): boolean {
  if (code !== null) {
    const read = readTicketCode(code, at)
    if (!read) return false
    if ('registration' in read) return read.registration === ticket.registrationId
    return read.ticket.id === ticket.id && read.ticket.holder === ticket.holder
  }
  if (!account) return false
  const email = account.email.toLowerCase()
  return ticket.userId === account.id || [ticket.email, ticket.registeredBy].includes(email)
}

/** Whether somebody who may see a ticket is its present holder, rather than whoever registered it. */
export function isOfHolder({ email }: LoadedTicket, { code, account, at }: Asking): boolean {
  if (code === null) return account?.email.toLowerCase() === email
  const read = readTicketCode(code, at)
  return read !== undefined && 'ticket' in read
}

/**
 * The ticket with the id of a path, for whom it is of.
 * @throws 404 for any other, whether or not it exists
 */
export async function findOwnTicket(knex: Knex, id: string, asking: Asking): Promise<LoadedTicket> {
  const number = idOf(id)
  const ticket = number === null ? undefined : await loadTicket(knex, number)
  if (!ticket || !isOwn(ticket, asking)) throw notFound()
  return ticket
}

/** The ids of all tickets that are one's own. */
export async function listOwnIds(knex: Knex, { code, account, at }: Asking): Promise<number[]> {
  const query = tablesOf(knex)
    .selectFrom('gevel_event_tickets as t')
    .innerJoin('gevel_event_registrations as r', 'r.id', 't.registration_id')
    .select('t.id')
  if (code !== null) {
    const read = readTicketCode(code, at)
    if (!read) throw notFound()
    const rows = await ('registration' in read
      ? query.where('r.id', '=', read.registration)
      : query.where('t.id', '=', read.ticket.id).where('t.holder', '=', read.ticket.holder)
    ).execute()
    return rows.map(({ id }) => id)
  }
  if (!account) throw notFound()
  const email = account.email.toLowerCase()
  const rows = await query
    .where(({ eb, fn, or }) =>
      or([
        eb('r.user_id', '=', account.id),
        eb(fn<string>('lower', ['t.email']), '=', email),
        eb(fn<string>('lower', ['r.email']), '=', email),
      ]),
    )
    .orderBy('t.id', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks a ticket until the transaction ends, after the quotas of its event, and reads it again.
 * @throws 404 when it is no longer one's own
 */
export async function lockOwnTicket(trx: Transaction, id: number, asking: Asking): Promise<LoadedTicket> {
  await tablesOf(trx).selectFrom('gevel_event_tickets').select('id').where('id', '=', id).forUpdate().execute()
  return findOwnTicket(trx, String(id), asking)
}
