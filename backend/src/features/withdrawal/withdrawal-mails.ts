import { cleanLine, cleanText } from '@gevel/contract/clean-text'
import { centsSchema } from '@gevel/contract/money/cents'
import { formatCents } from '@gevel/contract/money/format'
import { daySchema } from '@gevel/contract/primitives'
import { writeReceivedAt } from '@gevel/contract/withdrawals'
import { z } from 'zod'
import { writeDay } from '../../ledger/papers/days'
import { nameSchema } from '../../platform/mail/fields'
import { greet } from '../../platform/mail/mail-phrases'
import { amounts, letter, note, quote, text } from '../../platform/mail/mail-text'
import { defineTemplate } from '../../platform/mail/template'

const line = z.string().transform(cleanLine)

const statementProps = {
  number: z.string(),
  /** as typed, to an address that anybody may have typed */
  orderText: line.transform(withoutAutomaticLinks),
  name: nameSchema.transform(withoutAutomaticLinks),
  email: z.string(),
  receivedAt: z.coerce.date(),
}

type Statement = z.output<z.ZodObject<typeof statementProps>>

function quoteStatement({ orderText, name, email, receivedAt }: Statement) {
  const lines = [
    `Ik herroep: ${orderText}`,
    `Naam: ${name}`,
    `E-mailadres: ${email}`,
    `Ontvangen op ${writeReceivedAt(receivedAt)}`,
  ]
  return quote(lines.join('\n'))
}

/**
 * The acknowledgement of a statement, with its contents, day and time (BW 6:230oa lid 4). Whether the order exists makes no difference, so
 * that it tells nobody which ones do.
 */
export const receiptMail = defineTemplate('withdrawalReceived', z.object(statementProps), (statement, { brand }) => ({
  subject: `Wij hebben uw herroeping ontvangen (${statement.number})`,
  preheader: `Ontvangen op ${writeReceivedAt(statement.receivedAt)}.`,
  title: 'Wij hebben uw herroeping ontvangen',
  greeting: greet(statement.name),
  parts: [
    text(`Dit is de ontvangstbevestiging van herroeping ${statement.number}. Bewaar haar. Dit stuurde u ons:`),
    quoteStatement(statement),
    text(
      'Uw herroeping geldt vanaf dat tijdstip. Hoort het nummer bij een bestelling in de bedenktijd en is dit het mailadres ervan, dan krijgt u meteen bericht over uw geld. Anders kijkt een medewerker ernaar.',
    ),
    note('Hebt u dit niet gestuurd? Dan heeft iemand zich in het mailadres vergist, en hoeft u niets te doen.'),
  ],
  reason: `U krijgt deze mail omdat dit mailadres is ingevuld bij “Hier herroepen” van ${brand}.`,
}))

/** Tells the customer of an order that somebody withdrew from it with another address. */
export const copyMail = defineTemplate(
  'withdrawalCopy',
  z.object({ ...statementProps, customerName: nameSchema }),
  ({ customerName, ...statement }, { brand }) => ({
    subject: `Herroeping van uw bestelling ontvangen (${statement.number})`,
    preheader: 'Iemand stuurde haar met een ander mailadres dan het uwe.',
    title: 'Iemand herroept uw bestelling',
    greeting: greet(customerName),
    parts: [
      text(
        'Wij ontvingen een herroeping van een bestelling die op uw naam staat, met een ander mailadres dan het uwe:',
      ),
      quoteStatement(statement),
      text('Een medewerker kijkt ernaar. Er verandert nog niets aan uw bestelling.'),
      text('Was u dit niet? Beantwoord dan deze mail.'),
    ],
    reason: `U krijgt deze mail omdat dit mailadres bij een bestelling van ${brand} staat.`,
  }),
)

/** Tells the customer what became of the order; the credit notes are attached. */
export const carriedOutMail = defineTemplate(
  'withdrawalCarriedOut',
  z.object({
    number: z.string(),
    name: nameSchema,
    orderNumber: z.string(),
    planName: z.string(),
    /** above zero, as are the others */
    creditedCents: centsSchema,
    refundCents: centsSchema,
    refundUntil: daySchema,
    /** what was invoiced and is to be paid all the same, for the days until the withdrawal */
    remainderCents: centsSchema,
  }),
  ({ number, name, orderNumber, planName, creditedCents, refundCents, refundUntil, remainderCents }, { brand }) => ({
    subject: `Uw bestelling ${orderNumber} is herroepen`,
    preheader:
      refundCents > 0
        ? `U krijgt ${formatCents(refundCents)} terug, uiterlijk op ${writeDay(refundUntil)}.`
        : `${planName} is gestopt.`,
    title: 'Uw bestelling is herroepen',
    greeting: greet(name),
    parts: [
      text(
        `Wij hebben herroeping ${number} uitgevoerd. ${planName} van bestelling ${orderNumber} is gestopt, en u leest niet meer mee.`,
      ),
      ...(creditedCents > 0
        ? [
            amounts([
              { label: 'Gecrediteerd', amount: formatCents(creditedCents) },
              { label: 'Terug te betalen', amount: formatCents(refundCents), isTotal: true },
            ]),
          ]
        : []),
      text(moneyText(refundCents, refundUntil, remainderCents)),
      note('Magazines die u al kreeg, mag u houden.'),
    ],
    reason: `U krijgt deze mail omdat u een bestelling bij ${brand} hebt herroepen.`,
  }),
)

function moneyText(refundCents: number, refundUntil: string, remainderCents: number): string {
  const refund =
    refundCents > 0
      ? `U krijgt ${formatCents(refundCents)} terug op de rekening waarvan u betaalde, uiterlijk op ${writeDay(refundUntil)}. De creditfactuur vindt u in de bijlage.`
      : 'U had nog niets betaald dat wij moeten terugbetalen.'
  if (remainderCents === 0) return refund
  return `${refund} Omdat u vroeg om direct te beginnen, betaalt u ${formatCents(remainderCents)} voor de dagen tot uw herroeping.`
}

/** Tells the sender of a statement why a person could not carry it out. */
export const refusedMail = defineTemplate(
  'withdrawalRefused',
  z.object({
    number: z.string(),
    name: nameSchema,
    receivedAt: z.coerce.date(),
    reason: z.string().transform(cleanText),
  }),
  ({ number, name, receivedAt, reason }, { brand }) => ({
    subject: `Over uw herroeping ${number}`,
    preheader: 'Wij kunnen uw herroeping niet uitvoeren.',
    title: 'Wij kunnen uw herroeping niet uitvoeren',
    greeting: greet(name),
    parts: [
      text(`Op ${writeReceivedAt(receivedAt)} ontvingen wij uw herroeping ${number}. Wij kunnen haar niet uitvoeren:`),
      letter(reason),
      text('Bent u het er niet mee eens, of hebt u een vraag? Beantwoord dan deze mail.'),
    ],
    reason: `U krijgt deze mail omdat u een herroeping naar ${brand} hebt gestuurd.`,
    isPersonal: true,
  }),
)

/**
 * A text in which mail clients find no link: behind the dots and colons of an address stands a word joiner (U+2060), which is not
 * seen. Somebody else may have typed the text, and it must be no advertisement that we send.
 */
export function withoutAutomaticLinks(text: string): string {
  return text.replace(/(\p{L}|\p{N})([.:@])(?=[\p{L}/])/gu, '$1$2\u2060')
}
