import { inTransaction } from '../../../platform/database/transaction'
import { previewCancellation } from '../../subscriptions/changes/cancel'
import { canExtend } from '../../subscriptions/changes/extend'
import { canPause } from '../../subscriptions/changes/pause'
import { findSubscription } from '../../subscriptions/subscription'

/** What the desk can do with a subscription now, and what a cancellation would do. */
export async function possibleActions(id: number, at: Date) {
  return inTransaction(async (trx) => {
    const subscription = await findSubscription(trx, id)
    if (!subscription) throw new Error(`There is no subscription ${id}`)
    const { state, pausedFrom, paidUntil, startsOn, endsOn, inIntro } = subscription
    const isOver = state === 'ended' || state === 'withdrawn'
    const canCancel = !isOver && state !== 'cancelled' && (endsOn === null || inIntro)
    return {
      canPause: canPause(subscription),
      canResume: !isOver && pausedFrom !== null,
      canExtend: canExtend(subscription),
      canUncancel: state === 'cancelled' && paidUntil >= startsOn,
      cancellation: canCancel ? await previewCancellation(trx, subscription, at) : null,
      isOver,
    }
  })
}
