import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** How long an offer to somebody on the waiting list holds the place. */
const offerHours = 24

/** Offers a place to somebody who waits: its quotas, which are locked, hold it until the offer ends by itself. */
export async function offerPlace(
  trx: Transaction,
  waitingId: number,
  quotas: readonly { id: number }[],
  at: Date,
): Promise<void> {
  const until = new Date(at.getTime() + offerHours * 3_600_000)
  const tables = tablesOf(trx)
  await tables
    .updateTable('gevel_event_waiting')
    .set({ state: 'offered', offered_at: at, offer_until: until })
    .where('id', '=', waitingId)
    .execute()
  if (quotas.length > 0)
    await tables
      .insertInto('gevel_event_claims')
      .values(quotas.map(({ id }) => ({ quota_id: id, places: 1, expires_at: until, waiting_id: waitingId })))
      .execute()
}
