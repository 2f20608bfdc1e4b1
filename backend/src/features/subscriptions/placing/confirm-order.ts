import { maskIban } from '@gevel/contract/identifiers/mask-iban'
import { cents } from '@gevel/contract/money/cents'
import { z } from 'zod'
import { type BillingSettings, loadBillingSettings } from '../../../content/billing/billing-settings'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { findOrder } from '../../../ledger/orders/find-order'
import { withdrawalLink } from '../../../ledger/orders/withdrawal-link'
import { writeDay } from '../../../ledger/papers/days'
import { invoicePapers } from '../../../ledger/papers/invoice-papers'
import { publisherOf } from '../../../ledger/papers/publisher-of'
import { requestMandatePaper } from '../../../ledger/papers/request-mandate-paper'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { cancelLink, registerLink, subscriptionLink } from '../mails/links'
import { orderMail } from '../mails/order-mail'
import { requestConfirmationPaper } from '../papers/request-confirmation-paper'
import { endByItself } from '../periods'
import { findSubscription, type Subscription } from '../subscription'
import { orderTurns } from './order-turns'

const placedSchema = z.object({
  subscriptionId: z.int(),
  /** null when it begins later */
  invoiceId: z.int().nullable(),
  /** ids of the documents that everybody gets: those that were agreed to, although an editor may change them now */
  sharedPapers: z.array(z.int()),
  /** it was ordered by telephone, and nobody has an account with its address */
  needsAccount: z.boolean().default(false),
})
type Placed = z.infer<typeof placedSchema>

/** Confirmations let orders go before them for this long, in milliseconds. */
const mostWaitMs = 60_000

/**
 * Confirms an order by mail with its documents, once. It is a job, so that orders, which wait for each other's numbers, do not wait for
 * papers as well.
 */
export const confirmOrder = defineJob({
  name: 'order-confirmation',
  data: placedSchema,
  async work(placed) {
    await orderTurns.untilNobodyWaits(mostWaitMs)
    const settings = await loadBillingSettings()
    if (!settings) throw new Error('Nothing can be confirmed without the settings of orders')
    await inTransaction((trx) =>
      once(trx, `order confirmation ${placed.subscriptionId}`, () => mailConfirmation(trx, placed, settings)),
    )
  },
})

async function mailConfirmation(
  trx: Transaction,
  { subscriptionId, invoiceId, sharedPapers, needsAccount }: Placed,
  settings: BillingSettings,
): Promise<void> {
  const subscription = await findSubscription(trx, subscriptionId)
  if (!subscription || subscription.orderId === null) throw new Error(`Subscription ${subscriptionId} was not ordered`)
  const order = await findOrder(trx, subscription.orderId)
  const payment = await paymentText(trx, subscription, invoiceId, settings)
  const { customerId, mandateId, withdrawUntil, customerKind } = subscription
  const { lines, vatCents, totalCents } = order.totals
  const attachments = [
    await requestConfirmationPaper(trx, { order, subscription, payment, settings }),
    ...sharedPapers,
    ...(mandateId === null ? [] : [await requestMandatePaper(trx, mandateId, publisherOf(settings))]),
    ...(invoiceId === null ? [] : await invoicePapers(trx, invoiceId)),
  ]
  await mailCustomer(trx, {
    ...{ customerId, template: orderMail, replyTo: settings.email, attachments },
    props: {
      ...{ orderNumber: order.number, subscriptionNumber: subscription.number },
      ...{ planName: subscription.version.name, vatCents, totalCents },
      lines: lines.map(({ description, quantity, unitCents }) => ({
        description: quantity > 1 ? `${description} (${quantity})` : description,
        cents: cents(quantity * unitCents),
      })),
      ...{ startsOn: subscription.startsOn, endsOn: endByItself(subscription), payment },
      withdrawUntil: customerKind === 'person' ? (withdrawUntil ?? 'open') : null,
      registerLink: needsAccount ? registerLink() : null,
      ...{ accountLink: subscriptionLink(), cancelLink: cancelLink() },
      withdrawalLink: withdrawalLink(order.number, order.placedAt),
    },
  })
}

async function paymentText(
  trx: Transaction,
  { collectedBy }: Subscription,
  invoiceId: number | null,
  settings: BillingSettings,
): Promise<string> {
  const invoice = invoiceId === null ? undefined : await findInvoice(trx, invoiceId)
  if (!collectedBy)
    return invoice
      ? `U betaalt na factuur ${invoice.number}, uiterlijk op ${writeDay(invoice.dueOn)}.`
      : `U krijgt een factuur als het abonnement begint. Die betaalt u binnen ${settings.paymentDays} dagen.`
  const account = `${maskIban(collectedBy.iban)}, met machtiging ${collectedBy.mandate}`
  return invoice
    ? `Wij schrijven het bedrag rond ${writeDay(invoice.dueOn)} af van ${account}. Minstens ${settings.noticeDays} dagen van tevoren krijgt u daarover een mail.`
    : `Wij schrijven het bedrag af als het abonnement begint, van ${account}. U krijgt daarover eerst een mail.`
}

function findInvoice(trx: Transaction, id: number) {
  return tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['number', 'due_on as dueOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
