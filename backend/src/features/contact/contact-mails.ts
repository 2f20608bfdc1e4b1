import { cleanText } from '@gevel/contract/clean-text'
import { ticketNumberSchema } from '@gevel/contract/contact'
import { z } from 'zod'
import { adminLinkSchema, linkSchema, nameSchema } from '../../platform/mail/fields'
import { greet } from '../../platform/mail/mail-phrases'
import { button, letter, note, quote, text } from '../../platform/mail/mail-text'
import { defineTemplate } from '../../platform/mail/template'

const words = z.string().transform(cleanText)
/** The subject of a message is set by editors, and bounded in the line of a mail. */
const shortWords = words.transform((subject) => subject.slice(0, 40))

/** Sent to the addressee of a subject. It contains what a visitor wrote, so it goes to our own people only. */
export const questionMail = defineTemplate(
  'contactQuestion',
  z.object({
    number: ticketNumberSchema,
    subject: shortWords,
    name: nameSchema,
    email: z.string(),
    isConfirmed: z.boolean(),
    reference: words.nullable(),
    message: words,
    adminLink: adminLinkSchema,
  }),
  ({ number, subject, name, email, isConfirmed, reference, message, adminLink }, { brand }) => ({
    subject: `[${number}] ${subject}`,
    preheader: `Bericht via de contactpagina van ${brand}.`,
    title: `Bericht ${number}`,
    greeting: greet('', 'collega'),
    parts: [
      text(
        `${name} (${email}) stuurde een bericht over ‘${subject}’.${reference ? ` Nummer: ${reference}.` : ''} ${
          isConfirmed ? 'Het mailadres is bevestigd.' : 'Het mailadres is nog niet bevestigd.'
        }`,
      ),
      quote(message),
      button('Beantwoord in het beheer', adminLink),
      note('U kunt ook deze mail beantwoorden: dat antwoord gaat naar de afzender, maar staat dan niet in het beheer.'),
    ],
    reason: `U krijgt deze mail omdat dit adres bij het onderwerp staat in het beheer van ${brand}.`,
  }),
)

/** Sent to the editors after a tip: who sent it and what it says is only in the admin. */
export const tipMail = defineTemplate(
  'contactTip',
  z.object({ number: ticketNumberSchema, files: z.int().min(0), adminLink: adminLinkSchema }),
  ({ number, files, adminLink }, { brand }) => ({
    subject: `[${number}] Tip voor de redactie`,
    preheader: 'De tip staat alleen in het beheer.',
    title: `Tip ${number}`,
    greeting: greet('', 'collega'),
    parts: [
      text(
        `Er is een tip binnengekomen${files === 0 ? '' : files === 1 ? ', met één bestand' : `, met ${files} bestanden`}.`,
      ),
      button('Lees de tip', adminLink),
      note('Wat erin staat en van wie die komt, staat alleen in het beheer, voor wie tips mag lezen.'),
    ],
    reason: `U krijgt deze mail omdat dit adres tips ontvangt in het beheer van ${brand}.`,
  }),
)

/**
 * Asks to confirm an address that anybody may have typed. It contains nothing that the visitor wrote, so that nobody can
 * send their text to others by our mail server.
 */
export const confirmMail = defineTemplate(
  'contactConfirm',
  z.object({ number: ticketNumberSchema, link: linkSchema }),
  ({ number, link }, { brand }) => ({
    subject: `Bevestig uw mailadres voor bericht ${number}`,
    preheader: 'Daarna krijgt u een kopie van uw bericht.',
    title: 'Bevestig uw mailadres',
    greeting: greet(''),
    parts: [
      text(
        `Op de contactpagina van ${brand} is bericht ${number} verstuurd met dit mailadres. Bevestig dat het van u is; daarna sturen wij u een kopie.`,
      ),
      button('Mailadres bevestigen', link),
      note('Hebt u ons niets gestuurd? Dan hoeft u niets te doen, en krijgt u er geen mail meer over.'),
    ],
    reason: `U krijgt deze mail omdat dit mailadres is opgegeven op de contactpagina van ${brand}.`,
  }),
)

/** Sent to a confirmed address, with a copy of the message. */
export const receiptMail = defineTemplate(
  'contactReceipt',
  z.object({ number: ticketNumberSchema, subject: shortWords, name: nameSchema, message: words }),
  ({ number, subject, name, message }, { brand }) => ({
    subject: `Uw bericht ${number} aan ${brand}`,
    preheader: 'Wij hebben uw bericht ontvangen.',
    title: 'Wij hebben uw bericht ontvangen',
    greeting: greet(name),
    parts: [
      text(`Uw bericht over ‘${subject}’ heeft nummer ${number}. Noem dat nummer als u er later op terugkomt.`),
      text('U schreef:'),
      quote(message),
    ],
    reason: `U krijgt deze mail omdat u ${brand} een bericht hebt gestuurd.`,
  }),
)

/** The answer of an editor. */
export const answerMail = defineTemplate(
  'contactAnswer',
  z.object({ number: ticketNumberSchema, name: nameSchema, answer: words, message: words }),
  ({ number, name, answer, message }, { brand }) => ({
    subject: `Antwoord op uw bericht ${number}`,
    preheader: `${brand} heeft uw bericht beantwoord.`,
    title: `Antwoord op uw bericht ${number}`,
    greeting: greet(name),
    parts: [letter(answer), note('Uw bericht was:'), quote(message)],
    reason: `U krijgt deze mail omdat u ${brand} een bericht hebt gestuurd. U kunt hem gewoon beantwoorden.`,
    isPersonal: true,
  }),
)
