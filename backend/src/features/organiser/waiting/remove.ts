import { errors } from '@strapi/utils'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/transaction'
import { reasonField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { findEvent } from '../../registrations/stored/event-row'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { endEntry } from '../../registrations/waiting/end-waiting'
import { offerPlaces } from '../../registrations/waiting/offer-places'
import { lockEntry } from './lock-entry'

export const removalInput = z.object({ reason: reasonField })

/**
 * Takes somebody off the waiting list; a place that was offered is free for the next.
 * @throws ApplicationError for who is not on it any more
 */
export async function removeFromList(
  trx: Transaction,
  id: number,
  { reason }: z.output<typeof removalInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const row = await lockEntry(trx, id)
  if (!row) return undefined
  if (row.state === 'left') return row.name
  if (row.state !== 'waiting' && row.state !== 'offered')
    throw new errors.ApplicationError('Wie niet meer wacht, kan er niet af.')
  await endEntry(trx, id, 'left', at)
  const data = { name: row.name }
  await recordInLog(trx, [{ eventId: row.eventId, kind: 'waiting-removed', actor, reason, data, at }])
  const event = await findEvent(trx, row.eventId)
  if (event) await offerPlaces(trx, event, at)
  return row.name
}
