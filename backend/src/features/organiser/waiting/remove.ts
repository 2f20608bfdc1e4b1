import { errors } from '@strapi/utils'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { reasonField } from '../../desk/action-input'
import type { Cause } from '../../desk/perform'
import { recordInLog } from '../../registrations/log/record-in-log'

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
  const tables = tablesOf(trx)
  const row = await tables
    .selectFrom('gevel_event_waiting')
    .select(['name', 'state', 'event_id as eventId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  if (row.state === 'left') return row.name
  if (row.state !== 'waiting' && row.state !== 'offered')
    throw new errors.ApplicationError('Wie niet meer wacht, kan er niet af.')
  await tables.deleteFrom('gevel_event_claims').where('waiting_id', '=', id).execute()
  await tables.updateTable('gevel_event_waiting').set({ state: 'left', ended_at: at }).where('id', '=', id).execute()
  const data = { name: row.name }
  await recordInLog(trx, [{ eventId: row.eventId, kind: 'waiting-removed', actor, reason, data, at }])
  return row.name
}
