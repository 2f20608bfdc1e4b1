import { negateCents, sumCents } from '@gevel/contract/money/cents'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import type { IssuedInvoice } from '../../../ledger/invoices/store-invoice'
import { invoicePapers } from '../../../ledger/papers/invoice-papers'
import type { Transaction } from '../../../platform/database/transaction'
import type { Cause } from '../charge'
import { endMail } from '../mails/end-mail'
import { plansLink } from '../mails/links'
import type { Subscription } from '../subscription'

interface End {
  lastDay: string
  because: 'over' | 'unpaid'
  credits: readonly IssuedInvoice[]
}

/** Tells the customer that a subscription ended, with the credit notes of what was not used. */
export async function mailEnd(
  trx: Transaction,
  { customerId, number, version, inIntro }: Subscription,
  { lastDay, because, credits }: End,
  { settings }: Cause,
): Promise<void> {
  const attachments = (await Promise.all(credits.map(({ id }) => invoicePapers(trx, id)))).flat()
  await mailCustomer(trx, {
    ...{ customerId, template: endMail, replyTo: settings.email, attachments },
    props: {
      ...{ planName: version.name, subscriptionNumber: number, lastDay, because, inIntro },
      ...{ creditCents: negateCents(sumCents(credits.map(({ totalCents }) => totalCents))), plansLink: plansLink() },
    },
  })
}
