import { z } from 'zod'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { text } from '../../../platform/mail/mail-text'
import { loadSender } from '../../../platform/mail/sender'
import { defineTemplate } from '../../../platform/mail/template'
import type { CreditedTickets } from '../stored/credit-tickets'
import type { LoadedTicket } from '../stored/load-ticket'
import { titleInMail, words } from './event-fields'

/** The credit note of a ticket, for who pays. */
export const creditMail = defineTemplate(
  'eventCredit',
  z.object({ name: nameSchema, title: titleInMail, holder: nameSchema, more: words }),
  ({ name, title, holder, more }, { brand }) => ({
    subject: `Creditnota: ${title}`,
    preheader: 'De creditnota zit erbij, als pdf.',
    title: 'Een kaart is geannuleerd',
    greeting: greet(name),
    parts: [text(`De kaart van ${holder} voor ${title} is geannuleerd.`), text(more)],
    reason: `U krijgt deze mail omdat u kaarten bestelde voor een bijeenkomst van ${brand}.`,
  }),
)

/** Mails the credit note of a cancelled ticket to the customer that ordered it. */
export async function mailCredit(
  trx: Transaction,
  ticket: LoadedTicket,
  { creditId, papers, more }: Pick<CreditedTickets, 'creditId' | 'papers'> & { more: string },
): Promise<void> {
  const { customerId } = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select('customer_id as customerId')
    .where('id', '=', creditId)
    .executeTakeFirstOrThrow()
  const { email } = await loadSender()
  await mailCustomer(trx, {
    ...{ customerId, template: creditMail, replyTo: ticket.replyTo ?? email ?? '' },
    props: { title: ticket.title, holder: ticket.name, more },
    attachments: papers,
  })
}
