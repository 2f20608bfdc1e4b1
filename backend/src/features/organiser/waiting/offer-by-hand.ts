import { errors } from '@strapi/utils'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { Cause } from '../../desk/perform'
import { recordInLog } from '../../registrations/log/record-in-log'
import { lockQuotas } from '../../registrations/places/lock-quotas'
import { quotasOfTicket } from '../../registrations/places/taken-quotas'
import { offerPlace } from '../../registrations/waiting/offer-place'
import { checkField } from '../input'

export const offerInput = z.object({ isOverbooked: checkField })

/**
 * Offers somebody on the waiting list a place before others. The offer holds it as any other does.
 * @throws ApplicationError for who does not wait, or a quota without a free place
 */
export async function offerByHand(
  trx: Transaction,
  id: number,
  { isOverbooked }: z.output<typeof offerInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const tables = tablesOf(trx)
  const found = await tables
    .selectFrom('gevel_event_waiting')
    .select('event_id as eventId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { eventId } = found
  await lockQuotas(trx, eventId)
  const row = await tables
    .selectFrom('gevel_event_waiting')
    .select(['name', 'state', 'ticket_type_id as typeId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (row.state === 'offered') return row.name
  if (row.state !== 'waiting') throw new errors.ApplicationError('Wie niet meer wacht, krijgt geen aanbod.')
  const quotas = await quotasOfTicket(trx, { eventId, typeId: row.typeId, sessionIds: [] }, at)
  const full = quotas.filter(({ free }) => free < 1)
  if (full.length > 0 && !isOverbooked)
    throw new errors.ApplicationError(`Vol: ${full.map((quota) => quota.name).join(', ')}.`)
  await offerPlace(trx, id, quotas, at)
  await recordInLog(trx, [{ eventId, kind: 'waiting-offered', actor, data: { name: row.name }, at }])
  return row.name
}
