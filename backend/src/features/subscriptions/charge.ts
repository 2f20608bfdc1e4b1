import { addDays, type DayRange } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { collectionDay } from '@gevel/contract/subscription-dates'
import type { ChargedPlan, PlanLine } from '@gevel/contract/subscription-price'
import { type BillingSettings, sellerOf } from '../../content/billing/billing-settings'
import type { Orderer } from '../../ledger/customers/order-customer'
import type { Actor } from '../../ledger/events/record-event'
import { issueInvoice } from '../../ledger/invoices/issue-invoice'
import type { IssuedInvoice } from '../../ledger/invoices/store-invoice'
import { settleWithCredit } from '../../ledger/payments/settle-with-credit'
import type { Transaction } from '../../platform/database/transaction'
import type { Subscription } from './subscription'

/** Who acts when, under which settings. */
export interface Cause {
  settings: BillingSettings
  actor: Actor
  /** why, as an editor wrote it */
  reason?: string | null
  at: Date
}

interface Charge {
  /** what is charged, at most once: the first day of the period, and what else makes it unique */
  key: string
  lines: readonly PlanLine[]
  period: DayRange
  /** of an order that is being placed */
  orderer?: Orderer | undefined
}

/** What a subscription costs is computed from this. */
export function chargedPlan({ version, seats, customerKind, isVatShifted }: Subscription): ChargedPlan {
  return { version, seats, isVatShifted, prices: customerKind === 'person' ? 'incl' : 'excl' }
}

/**
 * Issues the invoice of a period, or of a part of one, and settles it with what the customer still has to get back. A repeat with the
 * key issues nothing. Its papers are requested by who mails it.
 */
export async function chargeSubscription(
  trx: Transaction,
  subscription: Subscription,
  { key, lines, period, orderer }: Charge,
  { settings, actor, at }: Cause,
): Promise<IssuedInvoice> {
  const { id, customerId, orderId, payment, reference, collectedBy } = subscription
  const today = dutchDay(at)
  const invoice = await issueInvoice(trx, {
    ...{ customerId, orderId, charge: `subscription ${id} ${key}`, payment, reference, collectedBy, actor, at },
    customer: orderer?.customer,
    lines: lines.map((line) => ({ ...line, period })),
    prices: chargedPlan(subscription).prices,
    dueOn: payment === 'invoice' ? addDays(today, settings.paymentDays) : collectionDay(today, settings.noticeDays),
    seller: sellerOf(settings),
    notes: [],
  })
  const mayHaveCredit = orderer?.hasOrderedBefore ?? true
  if (invoice.isNew && mayHaveCredit) await settleWithCredit(trx, { invoiceId: invoice.id, customerId, actor, at })
  return invoice
}
