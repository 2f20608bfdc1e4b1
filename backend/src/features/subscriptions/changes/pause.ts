import { addDays, addMonths } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { ownSubscriptionErrors } from '@gevel/contract/own-subscriptions'
import { recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { refreshAccess } from '../access-days'
import type { Cause } from '../charge'
import { advanceSubscription } from '../life/advance'
import { lockSubscription, type Subscription } from '../subscription'

/** Whether a subscription can be paused: one that runs, is paid for, and goes on after this term. */
export function canPause({ state, kind, inIntro, endsOn, pausedFrom }: Subscription): boolean {
  return state === 'active' && kind === 'paid' && !inIntro && endsOn === null && pausedFrom === null
}

/**
 * Pauses a subscription from tomorrow on. Nothing is charged and nobody reads; what is paid moves by the days of the pause. A repeat
 * changes nothing.
 * @param months from 1 to 3
 * @throws `own-subscriptions/not-possible`
 */
export async function planPause(trx: Transaction, id: number, months: number, cause: Cause): Promise<void> {
  const subscription = await lockSubscription(trx, id)
  const from = addDays(dutchDay(cause.at), 1)
  const until = addDays(addMonths(from, months), -1)
  if (subscription.pausedFrom === from && subscription.pausedUntil === until) return
  // what is due by now is charged before the pause, and what fell overdue is not paused
  const advanced = await advanceSubscription(trx, id, cause)
  if (!canPause(advanced.subscription)) throw domainError(ownSubscriptionErrors, 'own-subscriptions/not-possible')
  await setPause(trx, advanced.subscription, { from, until }, cause)
}

/** Ends a pause now, or takes one back that has not begun; access opens at once. A repeat changes nothing. */
export async function endPause(trx: Transaction, id: number, cause: Cause): Promise<void> {
  // a pause that has begun counts, also before a job ran
  const { subscription } = await advanceSubscription(trx, id, cause)
  const { state, pausedFrom } = subscription
  if (pausedFrom === null) return
  if (state !== 'paused') return setPause(trx, subscription, null, cause)
  await setPause(trx, subscription, { from: pausedFrom, until: addDays(dutchDay(cause.at), -1) }, cause)
  await advanceSubscription(trx, id, cause)
}

async function setPause(
  trx: Transaction,
  { id, customerId }: Subscription,
  pause: { from: string; until: string } | null,
  { actor, reason = null, at, settings }: Cause,
): Promise<void> {
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({ paused_from: pause?.from ?? null, paused_until: pause?.until ?? null, changed_at: at })
    .where('id', '=', id)
    .execute()
  await recordEvent(trx, {
    ...{
      customerId,
      subject: 'subscription',
      subjectId: id,
      kind: pause ? 'pause-set' : 'pause-withdrawn',
      data: pause ?? {},
    },
    ...{ actor, reason, at },
  })
  await refreshAccess(trx, id, settings.graceDays)
}
