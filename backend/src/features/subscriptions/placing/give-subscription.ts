import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { recordEvent } from '../../../ledger/events/record-event'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { giveAccess } from '../access-days'
import type { Cause } from '../charge'
import { findSubscription } from '../subscription'

interface Gift {
  customerId: number
  planVersionId: number
  seats: number
  /** its last day, in Dutch time; not before today */
  until: string
  /** a repeat with this key gives nothing more */
  key: string
}

/**
 * Gives a customer a subscription without invoices from today on; its owners and managers read it at once.
 * @returns its id and number
 */
export async function giveSubscription(
  trx: Transaction,
  { customerId, planVersionId, seats, until, key }: Gift,
  { settings, actor, reason, at }: Cause & { reason: string },
): Promise<{ id: number; number: string }> {
  return once(trx, `complimentary ${key}`, async () => {
    const tables = tablesOf(trx)
    const today = dutchDay(at)
    const given = await tables
      .insertInto('gevel_subscriptions')
      .values({
        ...{ customer_id: customerId, plan_version_id: planVersionId, kind: 'complimentary', state: 'active', seats },
        ...{ payment: 'invoice', starts_on: today, anchor_on: addDays(until, 1), paid_until: until, ends_on: until },
        ...{ created_at: at, changed_at: at },
      })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow()
    await recordEvent(trx, {
      ...{ customerId, subject: 'subscription', subjectId: given.id, kind: 'given', to: 'active', reason, actor, at },
      data: { number: given.number, until },
    })
    const subscription = await findSubscription(trx, given.id)
    if (!subscription) throw new Error(`Subscription ${given.id} was not stored`)
    const people = await tables
      .selectFrom('gevel_customer_people')
      .select('user_id as userId')
      .where('customer_id', '=', customerId)
      .execute()
    for (const { userId } of people) await giveAccess(trx, subscription, { userId, graceDays: settings.graceDays })
    return given
  })
}
