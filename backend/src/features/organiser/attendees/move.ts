import { errors } from '@strapi/utils'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/transaction'
import { checkField, reasonField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { lockTicket } from '../../registrations/tickets/lock-ticket'
import { moveTicket } from '../../registrations/tickets/move-ticket'
import { requireType } from './require-type'

export const moveInput = z.object({
  typeId: z.coerce.number({ error: 'Kies een kaartsoort.' }).int('Kies een kaartsoort.'),
  sessionIds: z.array(z.int()).max(50).default([]),
  isOverbooked: checkField,
  reason: reasonField,
})

/** Moves an attendee to another ticket type or other sessions, and mails the ticket again. */
export async function moveAttendee(
  trx: Transaction,
  id: number,
  { typeId, sessionIds, isOverbooked, reason }: z.output<typeof moveInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const ticket = await lockTicket(trx, id)
  if (!ticket) return undefined
  if (ticket.state !== 'valid') throw new errors.ApplicationError('Deze kaart is geannuleerd.')
  await requireType(trx, ticket.eventId, typeId)
  await moveTicket(trx, ticket, { typeId, sessions: sessionIds, isOverbooked, reason, actor, at })
  return ticket.name
}
