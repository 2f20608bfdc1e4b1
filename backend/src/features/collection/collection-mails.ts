import { centsSchema } from '@gevel/contract/money/cents'
import { formatCents } from '@gevel/contract/money/format'
import { daySchema } from '@gevel/contract/primitives'
import { z } from 'zod'
import { writeDay } from '../../ledger/papers/days'
import { groupIban } from '../../ledger/papers/letterhead'
import { linkSchema, nameSchema } from '../../platform/mail/fields'
import { greet } from '../../platform/mail/mail-phrases'
import { amounts, button, note, text } from '../../platform/mail/mail-text'
import { defineTemplate } from '../../platform/mail/template'

const invoices = z.array(z.object({ number: z.string(), cents: centsSchema })).min(1)
const sum = (all: z.infer<typeof invoices>) => all.reduce((total, { cents }) => total + cents, 0)
const rows = (all: z.infer<typeof invoices>) => [
  ...all.map(({ number, cents }) => ({ label: `Factuur ${number}`, amount: formatCents(cents) })),
  ...(all.length > 1 ? [{ label: 'Totaal', amount: formatCents(sum(all)), isTotal: true }] : []),
]
const reason = (brand: string) => `U krijgt deze mail omdat u een abonnement op ${brand} hebt.`

/** Announces a direct debit, as the rulebook of SEPA asks: amount, day, mandate and creditor. */
export const announcementMail = defineTemplate(
  'collectionAnnounced',
  z.object({
    name: nameSchema,
    collectOn: daySchema,
    /** masked */
    account: z.string(),
    reference: z.string(),
    creditorId: z.string(),
    creditor: z.string(),
    invoices,
  }),
  (collection, { brand }) => ({
    subject: `Op ${writeDay(collection.collectOn)} schrijven wij ${formatCents(sum(collection.invoices))} af`,
    preheader: `Van ${collection.account}, voor uw abonnement op ${brand}.`,
    title: 'Aankondiging van een afschrijving',
    greeting: greet(collection.name),
    parts: [
      text(`Op ${writeDay(collection.collectOn)} schrijven wij af van ${collection.account}:`),
      amounts(rows(collection.invoices)),
      note(
        `Machtiging ${collection.reference}, incassant ${collection.creditor}, incassant-ID ${collection.creditorId}. Bent u het er niet mee eens, dan kunt u de afschrijving binnen acht weken laten terugboeken.`,
      ),
    ],
    reason: reason(brand),
  }),
)

/** Tells that a direct debit came back, and what happens now. */
export const returnedMail = defineTemplate(
  'collectionReturned',
  z.object({
    name: nameSchema,
    what: z.enum(['new-account', 'retry', 'pay']),
    invoiceNumber: z.string(),
    cents: centsSchema,
    /** the reason of the bank */
    meaning: z.string(),
    retryOn: daySchema.nullable(),
    /** of the publisher */
    iban: z.string(),
    creditor: z.string(),
    link: linkSchema,
  }),
  ({ name, what, invoiceNumber, cents, meaning, retryOn, iban, creditor, link }, { brand }) => ({
    subject: `De afschrijving van factuur ${invoiceNumber} is niet gelukt`,
    preheader: `Uw bank gaf als reden: ${meaning}.`,
    title: 'De afschrijving is niet gelukt',
    greeting: greet(name),
    parts: [
      text(
        `Wij wilden ${formatCents(cents)} afschrijven voor factuur ${invoiceNumber}. Uw bank gaf als reden: ${meaning}.`,
      ),
      text(
        what === 'retry' && retryOn
          ? `Wij proberen het op of kort na ${writeDay(retryOn)} nog één keer. U hoeft niets te doen als er dan genoeg op uw rekening staat.`
          : what === 'new-account'
            ? 'Geef in uw account een andere rekening op, of maak het bedrag zelf over.'
            : 'Wij proberen het niet uit onszelf opnieuw. Maak het bedrag zelf over, of laat ons weten wat er niet klopt door deze mail te beantwoorden.',
      ),
      ...(what === 'retry' && retryOn
        ? []
        : [text(`Overmaken kan op ${groupIban(iban)} van ${creditor}, met vermelding van ${invoiceNumber}.`)]),
      button('Naar mijn abonnement', link),
    ],
    reason: reason(brand),
  }),
)
