import { cleanText } from '@gevel/contract/clean-text'
import { z } from 'zod'
import { adminLinkSchema, linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { button, note, quote, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** The title of a vacancy, bounded in the line of a mail. */
export const titleInMail = z.string().transform((title) => cleanText(title).slice(0, 34))
/** Says in a mail about a vacancy where its invoice is. */
export const invoiceSentence = 'De factuur gaat in een aparte mail naar het factuuradres van uw bedrijf.'
const words = z.string().transform(cleanText)
const reasonOf = (brand: string) => `U krijgt deze mail omdat u bij ${brand} een vacature hebt geplaatst.`

/** Confirms that a vacancy was sent to the editors. */
export const vacancySentMail = defineTemplate(
  'vacancySent',
  z.object({
    name: nameSchema,
    title: titleInMail,
    reviewText: words,
    /** null of a free package */
    orderNumber: z.string().nullable(),
    link: linkSchema,
  }),
  ({ name, title, reviewText, orderNumber, link }, { brand }) => ({
    subject: `Vacature ontvangen: ${title}`,
    preheader: 'U krijgt een mail zodra zij online staat.',
    title: 'Uw vacature is ontvangen',
    greeting: greet(name),
    parts: [
      text(`Wij hebben uw vacature ‘${title}’ ontvangen. ${reviewText} U krijgt een mail zodra zij online staat.`),
      ...(orderNumber === null
        ? []
        : [
            text(
              `Uw bestelnummer is ${orderNumber}. De factuur gaat naar het factuuradres van uw bedrijf, als de vacature online staat.`,
            ),
          ]),
      button('Bekijk uw vacature', link),
    ],
    reason: reasonOf(brand),
  }),
)

/** Tells the editors that a vacancy, or a changed text of one online, waits for them. */
export const vacancyToReviewMail = defineTemplate(
  'vacancyToReview',
  z.object({ title: titleInMail, company: nameSchema, isRevision: z.boolean(), adminLink: adminLinkSchema }),
  ({ title, company, isRevision, adminLink }, { brand }) => ({
    subject: `${isRevision ? 'Gewijzigd' : 'Te beoordelen'}: ${title}`,
    preheader: isRevision ? 'De vacature staat online met de vorige tekst.' : 'Een werkgever wacht op de redactie.',
    title: isRevision ? 'Een gewijzigde vacature' : 'Een nieuwe vacature',
    greeting: greet('', 'collega'),
    parts: [
      text(
        isRevision
          ? `${company} heeft de tekst van ‘${title}’ gewijzigd.`
          : `${company} heeft de vacature ‘${title}’ geplaatst.`,
      ),
      button('Beoordeel in het beheer', adminLink),
    ],
    reason: `U krijgt deze mail omdat dit adres bij de vacatures staat in het beheer van ${brand}.`,
  }),
)

/** A vacancy is online. */
export const vacancyOnlineMail = defineTemplate(
  'vacancyOnline',
  z.object({
    name: nameSchema,
    title: titleInMail,
    /** the last day */
    until: words,
    /** whether an invoice goes to the company in a mail of its own */
    isCharged: z.boolean(),
    pageLink: linkSchema,
    link: linkSchema,
  }),
  ({ name, title, until, isCharged, pageLink, link }, { brand }) => ({
    subject: `Online: ${title}`,
    preheader: `Uw vacature staat op ${brand}.`,
    title: 'Uw vacature staat online',
    greeting: greet(name),
    parts: [
      text(`‘${title}’ staat online, tot en met ${until}.`),
      ...(isCharged ? [text(invoiceSentence)] : []),
      button('Bekijk de pagina', pageLink),
      button('Cijfers en sollicitaties', link),
    ],
    reason: reasonOf(brand),
  }),
)

/** A changed text is online. */
export const revisionOnlineMail = defineTemplate(
  'vacancyRevisionOnline',
  z.object({ name: nameSchema, title: titleInMail, pageLink: linkSchema }),
  ({ name, title, pageLink }, { brand }) => ({
    subject: `Wijziging online: ${title}`,
    preheader: 'De redactie heeft uw wijziging goedgekeurd.',
    title: 'Uw wijziging staat online',
    greeting: greet(name),
    parts: [text(`De nieuwe tekst van ‘${title}’ staat online.`), button('Bekijk de pagina', pageLink)],
    reason: reasonOf(brand),
  }),
)

/** A vacancy is approved, and online from a later day. */
export const vacancyPlannedMail = defineTemplate(
  'vacancyPlanned',
  z.object({ name: nameSchema, title: titleInMail, from: words, link: linkSchema }),
  ({ name, title, from, link }, { brand }) => ({
    subject: `Goedgekeurd: ${title}`,
    preheader: `Uw vacature komt op ${from} online.`,
    title: 'Uw vacature is goedgekeurd',
    greeting: greet(name),
    parts: [text(`‘${title}’ komt op ${from} online, zoals u vroeg.`), button('Bekijk uw vacature', link)],
    reason: reasonOf(brand),
  }),
)

/** The editors ask for another text. */
export const changesAskedMail = defineTemplate(
  'vacancyChangesAsked',
  z.object({ name: nameSchema, title: titleInMail, request: words, link: linkSchema }),
  ({ name, title, request, link }, { brand }) => ({
    subject: `Graag aanpassen: ${title}`,
    preheader: 'De redactie vraagt u de tekst aan te passen.',
    title: 'Wilt u uw vacature aanpassen?',
    greeting: greet(name),
    parts: [
      text(`De redactie heeft ‘${title}’ gelezen en vraagt:`),
      quote(request),
      button('Pas de tekst aan', link),
      note('Wat u al invulde is bewaard. U kunt deze mail beantwoorden als u een vraag hebt.'),
    ],
    reason: reasonOf(brand),
  }),
)

/** A vacancy, or a changed text of one online, is rejected. */
export const vacancyRejectedMail = defineTemplate(
  'vacancyRejected',
  z.object({ name: nameSchema, title: titleInMail, why: words, isRevision: z.boolean(), link: linkSchema }),
  ({ name, title, why, isRevision, link }, { brand }) => ({
    subject: `Niet geplaatst: ${title}`,
    preheader: isRevision ? 'De vacature blijft online met de vorige tekst.' : 'U betaalt niets.',
    title: isRevision ? 'Uw wijziging is niet geplaatst' : 'Uw vacature is niet geplaatst',
    greeting: greet(name),
    parts: [
      text(
        isRevision
          ? `De redactie heeft uw wijziging van ‘${title}’ niet geplaatst. De vacature blijft online met de vorige tekst. De reden:`
          : `De redactie plaatst ‘${title}’ niet. U betaalt niets. De reden:`,
      ),
      quote(why),
      button('Bekijk uw vacature', link),
    ],
    reason: reasonOf(brand),
  }),
)
