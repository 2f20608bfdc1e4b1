import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { reasonField } from '../../desk/action-input'
import type { Cause } from '../../desk/perform'
import { moveTicket } from '../../registrations/tickets/move-ticket'
import { checkField } from '../input'
import { requireType } from './require-type'

export const moveInput = z.object({
  typeId: z.coerce.number({ error: 'Kies een kaartsoort.' }).int('Kies een kaartsoort.'),
  sessionIds: z.array(z.int()).max(50).default([]),
  isOverbooked: checkField,
  reason: reasonField,
})

/** Moves an attendee to another ticket type or other sessions; what was paid stays as it is. */
export async function moveAttendee(
  trx: Transaction,
  id: number,
  { typeId, sessionIds, isOverbooked, reason }: z.output<typeof moveInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const ticket = await tablesOf(trx)
    .selectFrom('gevel_event_tickets')
    .select(['name', 'event_id as eventId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!ticket) return undefined
  await requireType(trx, ticket.eventId, typeId)
  await moveTicket(trx, id, { typeId, sessionIds, isOverbooked, reason, actor, at })
  return ticket.name
}
