import { z } from 'zod'
import type { Transaction } from '../../../platform/database/transaction'
import { checkField, reasonField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { cancelTicket } from '../../registrations/tickets/cancel-ticket'
import { lockTicket } from '../../registrations/tickets/lock-ticket'

export const cancellationInput = z.object({
  reason: reasonField,
  /** no refund: after the last day to cancel, an organiser may keep the payment */
  keepsMoney: checkField,
})

/** Cancels a ticket and mails its holder: its place is free for others, and its price is credited. A repeat changes nothing. */
export async function cancelAttendee(
  trx: Transaction,
  id: number,
  { reason, keepsMoney }: z.output<typeof cancellationInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const ticket = await lockTicket(trx, id)
  if (!ticket) return undefined
  if (ticket.state === 'valid')
    await cancelTicket(trx, ticket, { by: 'organiser', reason, isWithoutCredit: keepsMoney, actor, at })
  return ticket.name
}
