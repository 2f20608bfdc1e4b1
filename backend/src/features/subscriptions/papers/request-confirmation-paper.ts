import { cents } from '@gevel/contract/money/cents'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { findCustomer } from '../../../ledger/customers/customer'
import type { Order } from '../../../ledger/orders/find-order'
import { writeDay } from '../../../ledger/papers/days'
import { confirmationPaper } from '../../../ledger/papers/order-papers'
import { publisherOf } from '../../../ledger/papers/publisher-of'
import type { Transaction } from '../../../platform/database/transaction'
import { cancelLink, withdrawalPage } from '../mails/links'
import { endByItself } from '../periods'
import type { Subscription } from '../subscription'

interface Confirmed {
  order: Order
  subscription: Subscription
  /** how it is paid, as the mail says */
  payment: string
  settings: BillingSettings
}

/**
 * Requests the confirmation of an order as a document, with what BW 6:230v lid 7 asks for.
 * @returns its id
 */
export async function requestConfirmationPaper(
  trx: Transaction,
  { order, subscription, payment, settings }: Confirmed,
): Promise<number> {
  const { id, customerId, number, prices, placedAt, totals } = order
  const { netCents, vatCents, totalCents } = totals
  const customer = await findCustomer(trx, customerId)
  if (!customer) throw new Error(`Order ${number} has no customer`)
  return confirmationPaper(
    trx,
    { subjectId: id, customerId },
    {
      ...{ publisher: publisherOf(settings), customer, orderNumber: number, placedAt },
      lines: totals.lines.map(({ description, quantity, unitCents }) => ({
        ...{ description, quantity, cents: cents(quantity * unitCents) },
      })),
      ...{ prices, netCents, vatCents, totalCents },
      sections: [
        { heading: 'Looptijd en opzeggen', paragraphs: [termOf(subscription)] },
        { heading: 'Betalen', paragraphs: [payment] },
        ...(subscription.customerKind === 'person'
          ? [{ heading: 'Herroepen', paragraphs: withdrawalOf(subscription) }]
          : []),
        { heading: 'Vragen en klachten', paragraphs: [`Mail naar ${settings.email}, met uw bestelnummer.`] },
      ],
    },
  )
}

function termOf(subscription: Subscription): string {
  const { number, version, startsOn } = subscription
  const endsOn = endByItself(subscription)
  const start = `Abonnement ${number} op ${version.name} begint op ${writeDay(startsOn)}`
  return endsOn
    ? `${start} en stopt vanzelf na ${writeDay(endsOn)}. U hoeft niets op te zeggen.`
    : `${start}. Het loopt door tot u opzegt. Dat kan op elke dag, in uw account of op ${cancelLink()}.`
}

function withdrawalOf({ withdrawUntil, startsAtOnce }: Subscription): string[] {
  const until = withdrawUntil
    ? `tot en met ${writeDay(withdrawUntil)}`
    : 'tot en met veertien dagen nadat u het eerste magazine hebt ontvangen'
  return [
    `U kunt de bestelling zonder reden herroepen, ${until}. Dat kan zonder in te loggen op ${withdrawalPage()}, of met het modelformulier bij deze mail.`,
    ...(startsAtOnce
      ? [
          'U hebt gevraagd om direct te beginnen. Herroept u, dan betaalt u naar rato voor de dagen tot uw herroeping; de rest betalen wij terug.',
        ]
      : []),
  ]
}
