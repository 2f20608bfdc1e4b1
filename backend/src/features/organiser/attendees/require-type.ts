import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'

/** @throws ValidationError for a ticket type that the event does not have */
export async function requireType(trx: Transaction, eventId: number, typeId: number): Promise<void> {
  const type = await tablesOf(trx)
    .selectFrom('gevel_event_ticket_types')
    .select('id')
    .where('id', '=', typeId)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (!type) throw fieldError([{ path: ['typeId'], message: 'Kies een kaartsoort van dit evenement.' }])
}
