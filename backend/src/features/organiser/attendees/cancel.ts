import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { reasonField } from '../../desk/action-input'
import type { Cause } from '../../desk/perform'
import { cancelTickets } from '../../registrations/tickets/cancel-tickets'
import { checkField } from '../input'

export const cancellationInput = z.object({
  reason: reasonField,
  /** what was paid stays paid: after the last day of cancelling an organiser may keep it */
  keepsMoney: checkField,
})

/** Cancels a ticket for its holder: its place is free, and what was paid is credited. A repeat changes nothing. */
export async function cancelAttendee(
  trx: Transaction,
  id: number,
  { reason, keepsMoney }: z.output<typeof cancellationInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const ticket = await tablesOf(trx)
    .selectFrom('gevel_event_tickets')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!ticket) return undefined
  await cancelTickets(trx, {
    ...{ ticketIds: [id], by: 'organiser', reason, isWithoutCredit: keepsMoney, actor, at },
  })
  return ticket.name
}
