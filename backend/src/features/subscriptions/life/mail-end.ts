import { negateCents, sumCents } from '@gevel/contract/money/cents'
import type { IssuedInvoice } from '../../../ledger/invoices/store-invoice'
import { invoicePapers } from '../../../ledger/papers/invoice-papers'
import type { Transaction } from '../../../platform/database/transaction'
import { queueMail } from '../../../platform/mail/queue-mail'
import type { Cause } from '../charge'
import { findAddressee } from '../mails/addressee'
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
  const addressee = await findAddressee(trx, customerId)
  const attachments = (await Promise.all(credits.map(({ id }) => invoicePapers(trx, id)))).flat()
  await queueMail(
    endMail,
    addressee.email,
    {
      ...{ name: addressee.name, planName: version.name, subscriptionNumber: number, lastDay, because, inIntro },
      ...{ creditCents: negateCents(sumCents(credits.map(({ totalCents }) => totalCents))), plansLink: plansLink() },
    },
    { replyTo: settings.email, attachments },
  )
}
