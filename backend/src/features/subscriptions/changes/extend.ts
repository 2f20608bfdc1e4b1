import { addDays } from '@gevel/contract/days'
import { ownSubscriptionErrors } from '@gevel/contract/own-subscriptions'
import { recordEvent } from '../../../ledger/events/record-event'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { refreshAccess } from '../access-days'
import type { Cause } from '../charge'
import { lockSubscription, type Subscription } from '../subscription'

/** Whether a subscription can get days that cost nothing: one that runs. */
export function canExtend({ state, paidUntil, startsOn, pausedFrom }: Subscription): boolean {
  return ['active', 'overdue', 'cancelled'].includes(state) && paidUntil >= startsOn && pausedFrom === null
}

/**
 * Lets a subscription be read for more days, which cost nothing: the next period, or its end, comes so many days later.
 * @param extension `days` from 1; a repeat with the `key` changes nothing
 * @throws `own-subscriptions/not-possible` for one that does not run
 */
export async function extendSubscription(
  trx: Transaction,
  id: number,
  { days, key }: { days: number; key: string },
  { settings, actor, reason, at }: Cause & { reason: string },
): Promise<void> {
  await once(trx, `extend ${key}`, async () => {
    const subscription = await lockSubscription(trx, id)
    if (!canExtend(subscription)) throw domainError(ownSubscriptionErrors, 'own-subscriptions/not-possible')
    const { customerId, paidUntil, endsOn } = subscription
    const until = addDays(paidUntil, days)
    await tablesOf(trx)
      .updateTable('gevel_subscriptions')
      .set({
        ...{ paid_until: until, anchor_on: addDays(until, 1), periods: 0, changed_at: at },
        ...(endsOn !== null && { ends_on: addDays(endsOn, days) }),
      })
      .where('id', '=', id)
      .execute()
    await recordEvent(trx, {
      ...{ customerId, subject: 'subscription', subjectId: id, kind: 'extended', reason, actor, at },
      data: { days, until: endsOn === null ? until : addDays(endsOn, days) },
    })
    await refreshAccess(trx, id, settings.graceDays)
  })
}
