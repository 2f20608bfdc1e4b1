import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { type Cents, cents, negateCents, sumCents } from '@gevel/contract/money/cents'
import { ownSubscriptionErrors, type PlanChangePreview } from '@gevel/contract/own-subscriptions'
import { isFor, isOnSale } from '@gevel/contract/plans'
import { periodLines } from '@gevel/contract/subscription-price'
import type { Knex } from 'knex'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { countUsedSeats } from '../../invitations/seats/seat-purpose'
import { loadPlans } from '../../plans/load-plans'
import { refreshAccess } from '../access-days'
import { type Cause, chargedPlan, chargeSubscription } from '../charge'
import { creditUnused, unusedCents } from '../credit-unused'
import { advanceSubscription } from '../life/advance'
import { mailInvoice } from '../life/mail-invoice'
import { changedMail } from '../mails/change-mails'
import { subscriptionLink } from '../mails/links'
import { daysOfPaidPeriod } from '../periods-charged'
import { lockSubscription, type Subscription } from '../subscription'
import { amountsOf, type PlanChange, type PlanTarget, planChange } from './plan-change'

/** A change as its customer asks for it. */
export interface AskedChange {
  planVersionId: number
  /** in total */
  seats: number
}

/**
 * What a change would do, before it is confirmed.
 * @throws the codes of `ownSubscriptionErrors`
 */
export async function previewChange(
  trx: Transaction,
  subscription: Subscription,
  asked: AskedChange,
  at: Date,
): Promise<PlanChangePreview> {
  const target = await findTarget(trx, subscription, asked, at)
  const today = dutchDay(at)
  const change = planChange(subscription, target, { today, paidDays: await daysOfPaidPeriod(trx, subscription) })
  const isPeriod = change.kind === 'period'
  return {
    ...{ planVersionId: target.version.id, planName: target.version.name, seats: target.seats },
    from: change.kind === 'none' ? today : change.from,
    now: 'lines' in change ? amountsOf(subscription, change.lines) : null,
    creditCents: isPeriod ? await unusedCents(trx, subscription, addDays(today, -1)) : cents(0),
    later: amountsOf(subscription, periodLines(chargedPlan({ ...subscription, ...target }))),
    laterPeriod: target.version.period,
  }
}

/**
 * Changes the plan or the readers: at once with what that costs for the paid period, or with the next period. A repeat changes nothing.
 * @param expectedCents what the customer confirmed to pay now, with VAT
 * @throws the codes of `ownSubscriptionErrors`
 */
export async function changePlan(
  trx: Transaction,
  id: number,
  { expectedCents, ...asked }: AskedChange & { expectedCents: number },
  cause: Cause,
): Promise<void> {
  await advanceSubscription(trx, id, cause)
  const subscription = await lockSubscription(trx, id)
  const target = await findTarget(trx, subscription, asked, cause.at)
  const today = dutchDay(cause.at)
  const change = planChange(subscription, target, { today, paidDays: await daysOfPaidPeriod(trx, subscription) })
  const isPlanned = subscription.nextVersionId !== null || subscription.nextSeats !== null
  if (change.kind === 'none' && !isPlanned) return
  if (change.kind === 'next' && isSameAsPlanned(subscription, target)) return
  const preview = await previewChange(trx, subscription, asked, cause.at)
  if ((preview.now?.totalCents ?? 0) !== expectedCents)
    throw domainError(ownSubscriptionErrors, 'own-subscriptions/amount-changed')
  const credited = await apply(trx, subscription, target, change, cause)
  await recordEvent(trx, {
    ...{ customerId: subscription.customerId, subject: 'subscription', subjectId: id, kind: 'changed' },
    ...{ actor: cause.actor, at: cause.at, data: { ...asked, from: preview.from } },
  })
  await refreshAccess(trx, id, cause.settings.graceDays)
  await confirm(trx, subscription, { preview, credited }, cause)
}

function isSameAsPlanned({ nextVersionId, nextSeats, version, seats }: Subscription, target: PlanTarget): boolean {
  return (nextVersionId ?? version.id) === target.version.id && (nextSeats ?? seats) === target.seats
}

/** @throws when the subscription cannot change, or the plan is not for it */
async function findTarget(
  trx: Transaction,
  subscription: Subscription,
  { planVersionId, seats }: AskedChange,
  at: Date,
): Promise<PlanTarget> {
  const { state, unpaidSince, id } = subscription
  const reject = (code: keyof typeof ownSubscriptionErrors) => domainError(ownSubscriptionErrors, code)
  if (state === 'overdue' || (unpaidSince !== null && unpaidSince < dutchDay(at)))
    throw reject('own-subscriptions/unpaid')
  if (!canChange(subscription)) throw reject('own-subscriptions/not-possible')
  const version =
    planVersionId === subscription.version.id
      ? subscription.version
      : (await choicesFor(trx, subscription, at)).find((choice) => choice.id === planVersionId)
  if (!version) throw reject('own-subscriptions/plan')
  if (seats < version.seats || (seats > version.seats && !version.extraSeat)) throw reject('own-subscriptions/seats')
  if (seats < (await countUsedSeats(trx, id, at))) throw reject('own-subscriptions/seats-in-use')
  return { version, seats }
}

/** Whether the plan or the readers of a subscription can change: it runs, goes on, and its introduction is over. */
export function canChange({ state, kind, inIntro, endsOn, pausedFrom }: Subscription): boolean {
  return state === 'active' && kind === 'paid' && !inIntro && endsOn === null && pausedFrom === null
}

/** The plans that a subscription can change to, without those that only introduce. */
export async function choicesFor(knex: Knex, { customerKind, version }: Subscription, at: Date) {
  const plans = await loadPlans(knex)
  return plans
    .filter((plan) => isOnSale(plan, dutchDay(at)) && isFor(plan.version, customerKind))
    .filter(({ version: { intro } }) => customerKind === 'company' || intro === null)
    .map((plan) => plan.version)
    .filter(({ slug }) => slug !== version.slug)
}

/** @returns what was credited, with VAT */
async function apply(
  trx: Transaction,
  subscription: Subscription,
  { version, seats }: PlanTarget,
  change: PlanChange,
  cause: Cause,
): Promise<Cents> {
  const { id } = subscription
  const row = tablesOf(trx).updateTable('gevel_subscriptions').where('id', '=', id)
  const noPlan = { next_plan_version_id: null, next_seats: null, changed_at: cause.at }
  if (change.kind === 'none') {
    await row.set(noPlan).execute()
    return cents(0)
  }
  if (change.kind === 'next') {
    await row.set({ next_plan_version_id: version.id, next_seats: seats, changed_at: cause.at }).execute()
    return cents(0)
  }
  const { from, until, lines } = change
  const terms = { ...noPlan, plan_version_id: version.id, seats }
  const withoutAnnounced = { announced_plan_version_id: null, announced_from: null }
  if (change.kind === 'difference') {
    await row.set(version.id === subscription.version.id ? terms : { ...terms, ...withoutAnnounced }).execute()
    await charge(
      trx,
      subscription,
      { key: `${from} change ${version.id} ${seats}`, lines, period: { from, until } },
      cause,
    )
    return cents(0)
  }
  const used = { lastDay: addDays(from, -1), reason: `Het abonnement is gewijzigd in ${version.name}.` }
  const credits = await creditUnused(trx, subscription, used, cause)
  const moved = { anchor_on: from, periods: 1, paid_until: until }
  await row.set({ ...terms, ...moved, ...withoutAnnounced }).execute()
  await charge(trx, subscription, { key: `${from} plan ${version.id}`, lines, period: { from, until } }, cause)
  return negateCents(sumCents(credits.map(({ totalCents }) => totalCents)))
}

async function charge(
  trx: Transaction,
  subscription: Subscription,
  charged: Parameters<typeof chargeSubscription>[2],
  cause: Cause,
): Promise<void> {
  await mailInvoice(trx, subscription, await chargeSubscription(trx, subscription, charged, cause), cause)
}

async function confirm(
  trx: Transaction,
  { customerId, number }: Subscription,
  { preview, credited }: { preview: PlanChangePreview; credited: Cents },
  { settings }: Cause,
): Promise<void> {
  const { planName, seats, from, now, later } = preview
  await mailCustomer(trx, {
    ...{ customerId, template: changedMail, replyTo: settings.email },
    props: {
      ...{ planName, subscriptionNumber: number, link: subscriptionLink(), seats, from },
      ...{ chargedCents: now?.totalCents ?? cents(0), creditCents: credited, laterCents: later.totalCents },
    },
  })
}
