import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { type Cents, cents } from '@gevel/contract/money/cents'
import { ownSubscriptionErrors } from '@gevel/contract/own-subscriptions'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { transition } from '../../../ledger/events/transition'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { refreshAccess } from '../access-days'
import type { Cause } from '../charge'
import { unusedCents } from '../credit-unused'
import { advanceSubscription } from '../life/advance'
import { resumeSubscription } from '../life/pause'
import { cancelledMail } from '../mails/change-mails'
import { subscriptionLink } from '../mails/links'
import { endByItself } from '../periods'
import { countPeriods } from '../periods-charged'
import { lockSubscription, type Subscription } from '../subscription'
import { subscriptionStates } from '../subscription-states'
import { cancellationDay } from './cancellation-day'

/** What a cancellation does. */
export interface Cancellation {
  lastDay: string
  /** credited when it ends: what was invoiced for the days after it, with VAT */
  creditCents: Cents
}

/** What cancelling a subscription today would do, or did. */
export async function previewCancellation(
  trx: Transaction,
  subscription: Subscription,
  at: Date,
): Promise<Cancellation> {
  const { endsOn, state } = subscription
  const isRenewed = (await countPeriods(trx, subscription)) > 1
  const lastDay = state === 'cancelled' && endsOn ? endsOn : cancellationDay(subscription, dutchDay(at), isRenewed)
  return { lastDay, creditCents: state === 'pending' ? cents(0) : await unusedCents(trx, subscription, lastDay) }
}

/**
 * Cancels a subscription, on any day, and confirms it by mail at once. It is read until the last day; a pause ends. A repeat changes
 * nothing.
 * @throws `own-subscriptions/not-possible` for one that has ended
 */
export async function cancelSubscription(
  trx: Transaction,
  id: number,
  cause: Cause & { reason?: string | null },
): Promise<Cancellation> {
  const locked = await lockSubscription(trx, id)
  if (locked.state === 'ended' || locked.state === 'withdrawn')
    throw domainError(ownSubscriptionErrors, 'own-subscriptions/not-possible')
  if (locked.state === 'cancelled') return previewCancellation(trx, locked, cause.at)
  const subscription = await stopPause(trx, locked, cause)
  if (subscription.state === 'ended') throw domainError(ownSubscriptionErrors, 'own-subscriptions/not-possible')
  const cancellation = await previewCancellation(trx, subscription, cause.at)
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({
      ...{ ends_on: cancellation.lastDay, paused_from: null, paused_until: null, changed_at: cause.at },
      ...{ next_plan_version_id: null, next_seats: null },
    })
    .where('id', '=', id)
    .execute()
  await transition(trx, subscriptionStates, id, 'cancelled', { ...cause, data: cancellation })
  await refreshAccess(trx, id, cause.settings.graceDays)
  await confirm(trx, subscription, cancellation, cause)
  return cancellation
}

/** What is paid during a pause can still be read, also when no job has begun the pause. */
async function stopPause(trx: Transaction, locked: Subscription, cause: Cause): Promise<Subscription> {
  const today = dutchDay(cause.at)
  if (locked.pausedFrom === null || locked.pausedFrom > today) return locked
  const { subscription } = await advanceSubscription(trx, locked.id, cause)
  if (subscription.state !== 'paused') return subscription
  await resumeSubscription(trx, { ...subscription, pausedUntil: addDays(today, -1) }, cause)
  return lockSubscription(trx, subscription.id)
}

async function confirm(
  trx: Transaction,
  { customerId, version, number, state }: Subscription,
  cancellation: Cancellation,
  { settings, at }: Cause,
): Promise<void> {
  const about = { planName: version.name, subscriptionNumber: number, link: subscriptionLink() }
  await mailCustomer(trx, {
    ...{ customerId, template: cancelledMail, replyTo: settings.email },
    props: { ...about, ...cancellation, hasBegun: state !== 'pending', at },
  })
}

/**
 * Takes a cancellation back before the last day is over. A consumer's introductory term still ends by itself. A repeat changes nothing.
 * @throws `own-subscriptions/not-possible` when it has ended, or had not begun
 */
export async function revokeCancellation(trx: Transaction, id: number, cause: Cause): Promise<void> {
  const subscription = await lockSubscription(trx, id)
  const { state, endsOn, paidUntil, startsOn, inIntro, unpaidSince } = subscription
  const today = dutchDay(cause.at)
  if (state === 'active' || state === 'overdue') return
  if (state !== 'cancelled' || endsOn === null || endsOn < today || paidUntil < startsOn)
    throw domainError(ownSubscriptionErrors, 'own-subscriptions/not-possible')
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({ ends_on: inIntro && endByItself(subscription) !== null ? paidUntil : null, changed_at: cause.at })
    .where('id', '=', id)
    .execute()
  const next = unpaidSince !== null && unpaidSince < today ? 'overdue' : 'active'
  await transition(trx, subscriptionStates, id, next, { ...cause, reason: 'Opzegging teruggedraaid' })
  await refreshAccess(trx, id, cause.settings.graceDays)
}
