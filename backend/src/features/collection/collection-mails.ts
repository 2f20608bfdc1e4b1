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

const invoices = z.array(z.object({ number: z.string(), cents: centsSchema }))
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

/** Reminds of all that is overdue, with the exact amount and its consequence (BW 6:96 lid 6). */
export const reminderMail = defineTemplate(
  'paymentReminder',
  z.object({
    name: nameSchema,
    /** 1 is the first */
    step: z.int().positive(),
    isCompany: z.boolean(),
    invoices,
    /** of the invoices, less what the customer has to get back */
    principalCents: centsSchema,
    costsCents: centsSchema,
    /** whether the costs are owed by now, or only when the term passes */
    isOwedNow: z.boolean(),
    termDays: z.int(),
    /** of the publisher */
    iban: z.string(),
    creditor: z.string(),
  }),
  (reminder, { brand }) => {
    const { step, invoices: open, principalCents, costsCents, isOwedNow, termDays, iban, creditor } = reminder
    const total = principalCents + (isOwedNow ? costsCents : 0)
    const credit = principalCents - sum(open)
    return {
      subject: `${step === 1 ? 'Herinnering' : 'Laatste herinnering'}: ${formatCents(total)} staat open`,
      preheader: 'Wij hebben uw betaling nog niet ontvangen.',
      title: step === 1 ? 'Herinnering' : 'Laatste herinnering',
      greeting: greet(reminder.name),
      parts: [
        text('Wij hebben nog niet ontvangen:'),
        amounts([
          ...open.map(({ number, cents }) => ({ label: `Factuur ${number}`, amount: formatCents(cents) })),
          ...(credit < 0 ? [{ label: 'Uw tegoed', amount: formatCents(credit) }] : []),
          ...(isOwedNow ? [{ label: 'Incassokosten', amount: formatCents(costsCents) }] : []),
          { label: 'Te betalen', amount: formatCents(total), isTotal: true },
        ]),
        text(
          `Maak ${formatCents(total)} over op ${groupIban(iban)} van ${creditor}, binnen ${termDays} dagen, te rekenen vanaf de dag nadat u deze mail hebt ontvangen.`,
        ),
        ...(isOwedNow
          ? []
          : [
              text(
                `Betaalt u niet binnen die termijn, dan bent u ${formatCents(costsCents)} aan incassokosten verschuldigd, bovenop het bedrag hierboven (artikel 6:96 van het Burgerlijk Wetboek).`,
              ),
            ]),
        note('Hebt u al betaald, of klopt er iets niet? Beantwoord dan deze mail.'),
      ],
      reason: `U krijgt deze mail omdat u een abonnement op ${brand} hebt.`,
    }
  },
)
