import { centsSchema } from '@gevel/contract/money/cents'
import { formatCents } from '@gevel/contract/money/format'
import { daySchema } from '@gevel/contract/primitives'
import { z } from 'zod'
import { writeDay } from '../../../ledger/papers/days'
import { nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { amounts, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** Tells the customer of a withdrawn order that its money was paid back (BW 6:230r): how much, of which credit notes, to which account. */
export const refundedMail = defineTemplate(
  'withdrawalRefunded',
  z.object({
    number: z.string(),
    name: nameSchema,
    orderNumber: z.string(),
    /** amounts above zero */
    credits: z.array(z.object({ number: z.string(), cents: centsSchema })),
    totalCents: centsSchema,
    paidOn: daySchema,
    /** masked; null for the account that the customer paid from, when we do not know which one that is */
    account: z.string().nullable(),
  }),
  ({ number, name, orderNumber, credits, totalCents, paidOn, account }, { brand }) => ({
    subject: `Herroeping ${number}: uw geld is terugbetaald`,
    preheader: `Op ${writeDay(paidOn)} maakten wij ${formatCents(totalCents)} over.`,
    title: 'Uw geld is terugbetaald',
    greeting: greet(name),
    parts: [
      text(
        `Op ${writeDay(paidOn)} hebben wij ${formatCents(totalCents)} overgemaakt op ${account ?? 'de rekening waarvan u betaalde'}. Dat is wat u voor bestelling ${orderNumber} te veel betaalde.`,
      ),
      amounts([
        ...credits.map((credit) => ({ label: `Creditfactuur ${credit.number}`, amount: formatCents(credit.cents) })),
        { label: 'Terugbetaald', amount: formatCents(totalCents), isTotal: true },
      ]),
      note('Staat het bedrag na twee werkdagen niet op uw rekening? Beantwoord dan deze mail.'),
    ],
    reason: `U krijgt deze mail omdat u een bestelling bij ${brand} hebt herroepen.`,
  }),
)
