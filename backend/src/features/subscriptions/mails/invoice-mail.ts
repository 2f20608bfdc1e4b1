import { centsSchema } from '@gevel/contract/money/cents'
import { formatCents } from '@gevel/contract/money/format'
import { daySchema } from '@gevel/contract/primitives'
import { z } from 'zod'
import { writeDay } from '../../../ledger/papers/days'
import { groupIban } from '../../../ledger/papers/letterhead'
import { nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** The invoice of a period that the customer pays itself; it is attached. */
export const invoiceMail = defineTemplate(
  'subscriptionInvoice',
  z.object({
    name: nameSchema,
    planName: z.string(),
    invoiceNumber: z.string(),
    totalCents: centsSchema,
    dueOn: daySchema,
    /** of the publisher */
    iban: z.string(),
  }),
  ({ name, planName, invoiceNumber, totalCents, dueOn, iban }, { brand, publisher }) => ({
    subject: `Factuur ${invoiceNumber} van ${brand}`,
    preheader: `${formatCents(totalCents)} voor ${planName}, te betalen uiterlijk op ${writeDay(dueOn)}.`,
    title: `Factuur ${invoiceNumber}`,
    greeting: greet(name),
    parts: [
      text(`Hierbij de factuur voor ${planName}, een bedrag van ${formatCents(totalCents)} inclusief btw.`),
      text(
        totalCents === 0
          ? 'U hoeft niets te betalen: het bedrag is verrekend.'
          : `Maakt u het uiterlijk op ${writeDay(dueOn)} over op ${groupIban(iban)} van ${publisher}, met vermelding van ${invoiceNumber}.`,
      ),
    ],
    reason: `U krijgt deze mail omdat u een abonnement op ${brand} hebt.`,
  }),
)
