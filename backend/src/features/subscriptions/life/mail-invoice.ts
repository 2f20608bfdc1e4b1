import { mailCustomer } from '../../../ledger/customers/mail-customer'
import type { IssuedInvoice } from '../../../ledger/invoices/store-invoice'
import { invoicePapers } from '../../../ledger/papers/invoice-papers'
import type { Transaction } from '../../../platform/database/transaction'
import type { Cause } from '../charge'
import { invoiceMail } from '../mails/invoice-mail'
import type { Subscription } from '../subscription'

/**
 * Requests the papers of an invoice, and mails one that the customer pays itself. A direct debit is announced by its run, with the day on
 * which it is collected.
 */
export async function mailInvoice(
  trx: Transaction,
  { payment, customerId, version }: Subscription,
  { id, isNew, number, totalCents, dueOn }: IssuedInvoice,
  { settings }: Cause,
): Promise<void> {
  if (!isNew) return
  const attachments = await invoicePapers(trx, id)
  if (payment === 'direct-debit') return
  await mailCustomer(trx, {
    ...{ customerId, template: invoiceMail, replyTo: settings.email, attachments },
    props: { planName: version.name, invoiceNumber: number, totalCents, dueOn, iban: settings.iban },
  })
}
