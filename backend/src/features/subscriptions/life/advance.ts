import { dutchDay } from '@gevel/contract/dutch-day'
import { transition } from '../../../ledger/events/transition'
import type { Transaction } from '../../../platform/database/transaction'
import { refreshAccess } from '../access-days'
import type { Cause } from '../charge'
import { lockSubscription, type Subscription } from '../subscription'
import { subscriptionStates } from '../subscription-states'
import { beginSubscription } from './begin'
import { endSubscription } from './end'
import { mailInvoice } from './mail-invoice'
import { nextStep, type Step } from './next-step'
import { pauseSubscription, resumeSubscription } from './pause'
import { renewSubscription } from './renew'

/** More than this many missed periods are not charged at once: somebody has to look at it. */
const mostSteps = 60

/** What is left of a subscription after its steps. */
interface Advanced {
  steps: number
  /** at rest, and locked */
  subscription: Subscription
}

/**
 * Does what happens to a subscription by itself up to this moment, also what was missed. Two backends may do it at once: the second
 * waits, and finds nothing left to do.
 * @throws Error when it does not come to rest
 */
export async function advanceSubscription(trx: Transaction, id: number, cause: Cause): Promise<Advanced> {
  const { graceDays } = cause.settings
  const today = dutchDay(cause.at)
  let subscription = await lockSubscription(trx, id)
  for (let steps = 0; steps < mostSteps; steps++) {
    const step = nextStep(subscription, today, graceDays)
    if (!step) return { steps, subscription }
    await take(trx, subscription, step, cause)
    subscription = await refreshAccess(trx, id, graceDays)
  }
  throw new Error(`Subscription ${id} took ${mostSteps} steps at once`)
}

async function take(trx: Transaction, subscription: Subscription, step: Step, cause: Cause): Promise<void> {
  switch (step.kind) {
    case 'begin':
      return mailInvoice(trx, subscription, await beginSubscription(trx, subscription, cause), cause)
    case 'renew':
      return mailInvoice(trx, subscription, await renewSubscription(trx, subscription, cause), cause)
    case 'pause':
      return pauseSubscription(trx, subscription, cause)
    case 'resume':
      return resumeSubscription(trx, subscription, cause)
    case 'end':
      return endSubscription(trx, subscription, { lastDay: step.lastDay, because: step.because }, cause)
    case 'fall-overdue':
    case 'recover':
      await transition(
        ...[trx, subscriptionStates, subscription.id],
        step.kind === 'recover' ? 'active' : 'overdue',
        cause,
      )
  }
}
