import { cleanText } from '@gevel/contract/clean-text'
import { z } from 'zod'
import { linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'
import { invoiceSentence, titleInMail } from './placing-mails'

const words = z.string().transform(cleanText)
const reasonOf = (brand: string) => `U krijgt deze mail omdat u bij ${brand} een vacature hebt geplaatst.`

/** A vacancy stays online longer. */
export const vacancyExtendedMail = defineTemplate(
  'vacancyExtended',
  z.object({
    name: nameSchema,
    title: titleInMail,
    until: words,
    /** whether an invoice goes to the company in a mail of its own */
    isCharged: z.boolean(),
    link: linkSchema,
  }),
  ({ name, title, until, isCharged, link }, { brand }) => ({
    subject: `Verlengd: ${title}`,
    preheader: 'Uw vacature blijft langer online.',
    title: 'Uw vacature is verlengd',
    greeting: greet(name),
    parts: [
      text(`‘${title}’ staat nu online tot en met ${until}.`),
      ...(isCharged ? [text(invoiceSentence)] : []),
      button('Bekijk uw vacature', link),
    ],
    reason: reasonOf(brand),
  }),
)

/** The last day of a vacancy is near; its link extends without a log-in. */
export const vacancyEndsMail = defineTemplate(
  'vacancyEnds',
  z.object({
    name: nameSchema,
    title: titleInMail,
    until: words,
    daysLeft: z.int(),
    views: z.int(),
    extendLink: linkSchema,
    link: linkSchema,
  }),
  ({ name, title, until, daysLeft, views, extendLink, link }, { brand }) => ({
    subject: `Nog ${daysLeft === 1 ? 'één dag' : `${daysLeft} dagen`}: ${title}`,
    preheader: 'Verleng uw vacature, of sluit haar als er iemand is.',
    title: 'Uw vacature loopt af',
    greeting: greet(name),
    parts: [
      text(
        `‘${title}’ staat online tot en met ${until}. Tot nu toe is zij ${views.toLocaleString('nl-NL')} keer bekeken.`,
      ),
      button('Verleng de vacature', extendLink),
      button('Cijfers en sollicitaties', link),
      note(
        'De knop om te verlengen werkt zonder in te loggen, en vraagt eerst om uw bevestiging. Stuur deze mail niet door.',
      ),
    ],
    reason: reasonOf(brand),
  }),
)
