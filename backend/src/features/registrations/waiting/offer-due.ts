import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { log } from '../../../platform/logging/log'
import { findEvent } from '../stored/event-row'
import { lockQuotas } from '../stored/lock-quotas'
import { offerPlaces } from './offer-places'

/**
 * Offers places that became free by themselves, because a hold or an offer expired, to those who wait. Whoever registers meanwhile does the
 * same first, so a place is never late for anybody.
 */
export async function offerDuePlaces(at: Date): Promise<void> {
  const due = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_event_waiting as w')
    .innerJoin('gevel_events as e', 'e.id', 'w.event_id')
    .select('w.event_id as eventId')
    .distinct()
    .where(({ eb, and, or }) =>
      or([
        and([eb('w.state', '=', 'waiting'), eb('e.closes_at', '>', at), eb('e.cancelled_at', 'is', null)]),
        and([eb('w.state', '=', 'offered'), eb('w.offer_until', '<=', at)]),
      ]),
    )
    .execute()
  for (const { eventId } of due)
    try {
      await inTransaction(async (trx) => {
        await lockQuotas(trx, eventId)
        const event = await findEvent(trx, eventId)
        if (event) await offerPlaces(trx, event, at)
      })
    } catch (error) {
      log.error(`The places of event ${eventId} could not be offered: ${(error as Error).message}`)
    }
}
