import { errors } from '@strapi/utils'
import type { Actor } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { shortTicketCode } from '../../ticket-codes/sign-code'
import { recordInLog } from '../log/record-in-log'

interface Holder {
  name: string
  /** in lower case */
  email: string
  company: string | null
}

interface Cause {
  actor: Actor
  reason?: string | null
  at: Date
}

/**
 * Changes whose ticket it is. With another address it is handed over: the code and the links of the one before no longer count, and what
 * that person answered is gone.
 * @returns what it was: a correction of the name, a hand-over, or nothing
 * @throws ApplicationError for a cancelled ticket
 */
export async function changeHolder(
  trx: Transaction,
  ticketId: number,
  { name, email, company }: Holder,
  { actor, reason = null, at }: Cause,
): Promise<'changed' | 'handed-over' | 'nothing'> {
  const tables = tablesOf(trx)
  const ticket = await tables
    .selectFrom('gevel_event_tickets')
    .select(['event_id as eventId', 'state', 'name', 'email', 'company', 'holder'])
    .where('id', '=', ticketId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (ticket.state !== 'valid') throw new errors.ApplicationError('Deze kaart is geannuleerd.')
  if (ticket.name === name && ticket.email === email && ticket.company === company) return 'nothing'
  const { eventId } = ticket
  const isHandedOver = ticket.email !== email
  const holder = isHandedOver ? ticket.holder + 1 : ticket.holder
  await tables
    .updateTable('gevel_event_tickets')
    .set(({ eb }) => ({ name, email, company, holder, sequence: eb('sequence', '+', 1), changed_at: at }))
    .set(isHandedOver ? { code: shortTicketCode({ event: eventId, ticket: ticketId, generation: holder }) } : {})
    .where('id', '=', ticketId)
    .execute()
  if (isHandedOver) {
    await tables.deleteFrom('gevel_event_answers').where('ticket_id', '=', ticketId).execute()
    await tables.deleteFrom('gevel_event_picks').where('ticket_id', '=', ticketId).execute()
  }
  const kind = isHandedOver ? 'handed-over' : 'changed'
  const data = isHandedOver ? { from: ticket.name, to: name } : {}
  await recordInLog(trx, [{ eventId, ticketId, kind, actor, reason, data, at }])
  return kind
}
