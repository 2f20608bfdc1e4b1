import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { maskIban } from '@gevel/contract/identifiers/mask-iban'
import { collectionDay } from '@gevel/contract/subscription-dates'
import type { PackageVersion } from '@gevel/contract/vacancy-packages'
import { type BillingSettings, sellerOf } from '../../../content/billing/billing-settings'
import type { Customer } from '../../../ledger/customers/customer'
import type { Actor } from '../../../ledger/events/record-event'
import { issueInvoice } from '../../../ledger/invoices/issue-invoice'
import { writeDay } from '../../../ledger/papers/days'
import { invoicePapers } from '../../../ledger/papers/invoice-papers'
import { publisherOf } from '../../../ledger/papers/publisher-of'
import { requestMandatePaper } from '../../../ledger/papers/request-mandate-paper'
import { findMandate } from '../../../ledger/payments/mandates'
import { settleWithCredit } from '../../../ledger/payments/settle-with-credit'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { Charged } from '../mails/mail-placer'
import { packageLines } from '../packages/package-lines'

interface Charge {
  orderId: number
  sold: PackageVersion
  title: string
  customer: Customer
  billing: BillingSettings
  actor: Actor
  at: Date
}

/** Issues the invoice of the order of a package, once, and settles it with what the customer still has to get back. */
export async function chargePackage(
  trx: Transaction,
  { orderId, sold, title, customer, billing, actor, at }: Charge,
): Promise<Charged> {
  const order = await tablesOf(trx)
    .selectFrom('gevel_orders')
    .select(['payment', 'reference', 'mandate_id as mandateId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const today = dutchDay(at)
  const mandate = order.mandateId === null ? undefined : await findMandate(trx, order.mandateId, today)
  const dueOn = mandate ? collectionDay(today, billing.noticeDays) : addDays(today, billing.paymentDays)
  const invoice = await issueInvoice(trx, {
    ...{ customerId: customer.id, orderId, charge: `order ${orderId}`, prices: 'excl', dueOn, actor, at },
    ...{ payment: order.payment, reference: order.reference, seller: sellerOf(billing), notes: [] },
    lines: packageLines(sold, title, customer).map((line) => ({ ...line, period: null })),
    collectedBy: mandate ? { iban: mandate.iban, mandate: mandate.reference } : null,
  })
  if (invoice.isNew) await settleWithCredit(trx, { invoiceId: invoice.id, customerId: customer.id, actor, at })
  const documents = await invoicePapers(trx, invoice.id)
  const invoiceNumber = invoice.number
  if (!mandate)
    return {
      ...{ invoiceNumber, documents },
      payment: `U betaalt na factuur ${invoice.number}, uiterlijk op ${writeDay(invoice.dueOn)}.`,
    }
  return {
    invoiceNumber,
    documents: [...documents, await requestMandatePaper(trx, mandate.id, await publisherOf(billing))],
    payment: `Wij schrijven factuur ${invoice.number} rond ${writeDay(invoice.dueOn)} af van ${maskIban(mandate.iban)}, met machtiging ${mandate.reference}.`,
  }
}
