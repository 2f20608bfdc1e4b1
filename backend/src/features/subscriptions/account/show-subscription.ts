import { addDays, lengthOf } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { maskIban } from '@gevel/contract/identifiers/mask-iban'
import type { CustomerRole } from '@gevel/contract/ledger'
import type { OwnSubscription, PlanChoice } from '@gevel/contract/own-subscriptions'
import type { PlanVersion } from '@gevel/contract/plans'
import { introLines, periodLines } from '@gevel/contract/subscription-price'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { findCustomer } from '../../../ledger/customers/customer'
import { listInvoices } from '../../../ledger/invoices/list-invoices'
import { findMandate } from '../../../ledger/payments/mandates'
import type { Transaction } from '../../../platform/database/transaction'
import { findVersion } from '../../plans/load-plans'
import { previewCancellation } from '../changes/cancel'
import { canChange, choicesFor } from '../changes/change-plan'
import { canPause } from '../changes/pause'
import { amountsOf } from '../changes/plan-change'
import { chargedPlan } from '../charge'
import { findNextTerms } from '../life/next-terms'
import type { Subscription } from '../subscription'

interface Viewed {
  subscription: Subscription
  role: CustomerRole
  settings: BillingSettings
  at: Date
}

const over = ['ended', 'withdrawn']

/** All that the owner or a manager sees of a subscription. */
export async function showSubscription(trx: Transaction, viewed: Viewed): Promise<OwnSubscription> {
  const { subscription, role, settings, at } = viewed
  const { state, version, pausedFrom, pausedUntil, kind, mandateId } = subscription
  const customer = await findCustomer(trx, subscription.customerId)
  if (!customer) throw new Error(`Subscription ${subscription.number} has no customer`)
  const { name, contact, email, street, postcode, city, country, kvk, vatId } = customer
  const mandate = mandateId === null ? undefined : await findMandate(trx, mandateId, dutchDay(at))
  const isOver = over.includes(state)
  return {
    ...{ number: subscription.number, state, role, reference: subscription.reference },
    customer: { kind: customer.kind, name, contact, email, street, postcode, city, country, kvk, vatId },
    plan: { ...choiceOf(version), edition: version.edition, print: version.print },
    ...{ isComplimentary: kind === 'complimentary', isIntro: subscription.inIntro, seats: subscription.seats },
    ...{ startsOn: subscription.startsOn, paidUntil: subscription.paidUntil, endsOn: subscription.endsOn },
    pause: pausedFrom && pausedUntil ? { from: pausedFrom, until: pausedUntil } : null,
    ...{ canPause: canPause(subscription), canChange: canChange(subscription) },
    canCancel: !isOver && state !== 'cancelled' && (subscription.endsOn === null || subscription.inIntro),
    canRevoke: state === 'cancelled' && subscription.paidUntil >= subscription.startsOn,
    withdrawUntil: subscription.withdrawUntil,
    nextChange: await showNextChange(trx, subscription),
    priceRise: await showPriceRise(trx, subscription),
    nextCharge: await showNextCharge(trx, subscription, at),
    payment: subscription.payment,
    mandate:
      mandate?.state === 'valid'
        ? { reference: mandate.reference, iban: maskIban(mandate.iban), holder: mandate.holder }
        : null,
    cancellation: isOver ? null : await previewCancellation(trx, subscription, at),
    choices: (await choicesFor(trx, subscription, at)).map(choiceOf),
    invoices: await listInvoices(trx, subscription.customerId),
    mandateText: settings.creditorId
      ? { ...settings.mandate, creditor: settings.name, creditorId: settings.creditorId }
      : null,
  }
}

function choiceOf({ id, name, period, seats, extraSeat }: PlanVersion): PlanChoice {
  return { planVersionId: id, name, period, seats, hasExtraSeats: extraSeat !== null }
}

async function showNextChange(trx: Transaction, subscription: Subscription): Promise<OwnSubscription['nextChange']> {
  const { nextVersionId, nextSeats, version, seats, paidUntil } = subscription
  if (nextVersionId === null && nextSeats === null) return null
  const next = nextVersionId === null ? version : await findVersion(trx, nextVersionId)
  return next ? { planName: next.name, seats: nextSeats ?? seats, from: addDays(paidUntil, 1) } : null
}

async function showPriceRise(trx: Transaction, subscription: Subscription): Promise<OwnSubscription['priceRise']> {
  const { announcedVersionId, announcedFrom } = subscription
  const version = announcedVersionId === null ? undefined : await findVersion(trx, announcedVersionId)
  if (!version || announcedFrom === null) return null
  const { totalCents } = amountsOf(subscription, periodLines(chargedPlan({ ...subscription, version })))
  return { from: announcedFrom, totalCents }
}

async function showNextCharge(
  trx: Transaction,
  subscription: Subscription,
  at: Date,
): Promise<OwnSubscription['nextCharge']> {
  const { state, kind, endsOn, startsOn } = subscription
  if (kind === 'complimentary' || endsOn !== null || over.includes(state)) return null
  if (state === 'pending') return { on: startsOn, ...amountsOf(subscription, introLines(chargedPlan(subscription))) }
  const next = await findNextTerms(trx, subscription, at)
  const lines = periodLines(chargedPlan({ ...subscription, ...next }))
  return { on: addDays(movedEnd(subscription), 1), ...amountsOf(subscription, lines) }
}

/** The last paid day; a pause moves it. */
function movedEnd({ paidUntil, pausedFrom, pausedUntil }: Subscription): string {
  if (pausedFrom === null || pausedUntil === null) return paidUntil
  return addDays(paidUntil, lengthOf({ from: pausedFrom, until: pausedUntil }))
}
