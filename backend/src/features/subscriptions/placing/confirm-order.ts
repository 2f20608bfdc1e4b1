import { maskIban } from '@gevel/contract/identifiers/mask-iban'
import { cents } from '@gevel/contract/money/cents'
import { totalsOf } from '@gevel/contract/money/totals'
import { introLines } from '@gevel/contract/subscription-price'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { withdrawalLink } from '../../../ledger/orders/withdrawal-link'
import { writeDay } from '../../../ledger/papers/days'
import type { Transaction } from '../../../platform/database/transaction'
import { queueMail } from '../../../platform/mail/queue-mail'
import { type ChargedInvoice, chargedPlan } from '../charge'
import { cancelLink, subscriptionLink } from '../mails/links'
import { orderMail } from '../mails/order-mail'
import { findMandate } from '../mandates'
import { requestConfirmationPaper } from '../papers/request-confirmation-paper'
import { requestOrderPapers } from '../papers/request-order-papers'
import type { Subscription } from '../subscription'
import { contactOf, type Order } from './reject-order'

interface Confirmed {
  order: Order
  orderNumber: string
  subscription: Subscription
  /** null when it begins later */
  invoice: ChargedInvoice | null
  settings: BillingSettings
}

/** Queues the confirmation of an order, with its documents. */
export async function confirmOrder(trx: Transaction, confirmed: Confirmed): Promise<void> {
  const { order, orderNumber, subscription, invoice, settings } = confirmed
  const plan = chargedPlan(subscription)
  const { lines, vatCents, totalCents } = totalsOf(introLines(plan), plan.prices)
  const isConsumer = subscription.customerKind === 'person'
  const payment = await paymentText(trx, confirmed)
  const confirmation = await requestConfirmationPaper(trx, { orderNumber, subscription, payment, settings })
  const papers = await requestOrderPapers(trx, subscription, settings)
  await queueMail(
    orderMail,
    order.customer.email,
    {
      ...{ name: contactOf(order), orderNumber, subscriptionNumber: subscription.number },
      ...{ planName: subscription.version.name, vatCents, totalCents },
      lines: lines.map(({ description, quantity, unitCents }) => ({
        description: quantity > 1 ? `${description} (${quantity})` : description,
        cents: cents(quantity * unitCents),
      })),
      ...{ startsOn: subscription.startsOn, endsOn: subscription.endsOn },
      payment,
      withdrawUntil: isConsumer ? (subscription.withdrawUntil ?? 'open') : null,
      ...{ accountLink: subscriptionLink(), cancelLink: cancelLink() },
      withdrawalLink: withdrawalLink(orderNumber, subscription.createdAt),
    },
    {
      replyTo: settings.email,
      attachments: [...(confirmation ? [confirmation] : []), ...papers, ...(invoice?.documents ?? [])],
    },
  )
}

async function paymentText(trx: Transaction, { subscription, invoice, settings }: Confirmed): Promise<string> {
  const { mandateId } = subscription
  const mandate = mandateId === null ? undefined : await findMandate(trx, mandateId)
  if (!mandate)
    return invoice
      ? `U betaalt na factuur ${invoice.number}, uiterlijk op ${writeDay(invoice.dueOn)}.`
      : `U krijgt een factuur als het abonnement begint. Die betaalt u binnen ${settings.paymentDays} dagen.`
  const account = `${maskIban(mandate.iban)}, met machtiging ${mandate.reference}`
  return invoice
    ? `Wij schrijven het bedrag rond ${writeDay(invoice.dueOn)} af van ${account}. Minstens ${settings.noticeDays} dagen van tevoren krijgt u daarover een mail.`
    : `Wij schrijven het bedrag af als het abonnement begint, van ${account}. U krijgt daarover eerst een mail.`
}
