import { mailCustomer } from '../../../ledger/customers/mail-customer'
import type { Transaction } from '../../../platform/database/transaction'
import type { Cause, ChargedInvoice } from '../charge'
import { invoiceMail } from '../mails/invoice-mail'
import type { Subscription } from '../subscription'

/** Mails an invoice that the customer pays itself. A direct debit is announced by its run, with the day on which it is collected. */
export async function mailInvoice(
  trx: Transaction,
  { payment, customerId, version }: Subscription,
  { isNew, number, totalCents, dueOn, documents }: ChargedInvoice,
  { settings }: Cause,
): Promise<void> {
  if (!isNew || payment === 'direct-debit') return
  await mailCustomer(trx, {
    ...{ customerId, template: invoiceMail, replyTo: settings.email, attachments: documents },
    props: { planName: version.name, invoiceNumber: number, totalCents, dueOn, iban: settings.iban },
  })
}
