import { z } from 'zod'
import { adminLinkSchema, linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet, onDay, withoutLink } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

const toInvited = z.object({
  name: nameSchema,
  inviter: nameSchema,
  organisation: nameSchema.nullable(),
  offer: nameSchema,
  /** when and where, and for how many */
  detail: z.string().max(300).optional(),
  validUntil: z.coerce.date(),
  link: linkSchema,
})

/** Invites somebody, or the people of a company, to an event. */
export const eventInvitationMail = defineTemplate(
  'eventInvitation',
  toInvited,
  ({ name, inviter: from, offer, detail, validUntil, link }) => {
    const inviter = withoutLink(from) ?? 'De organisator'
    return {
      subject: `Uitnodiging: ${offer}`.slice(0, 60),
      preheader: `${inviter} nodigt u uit.`,
      title: `${inviter} nodigt u uit`,
      greeting: greet(name),
      parts: [
        text(`${inviter} nodigt u uit voor ${offer}.`),
        ...(detail ? [text(detail)] : []),
        button('Bekijk de uitnodiging', link),
        note(`De uitnodiging is geldig tot en met ${onDay(validUntil)}. Een account is niet nodig.`),
      ],
      reason: `U krijgt deze mail omdat ${inviter} dit adres heeft uitgenodigd. Komt u niet, dan hoort de organisator dat graag: kies in de uitnodiging ‘Liever niet’.`,
    }
  },
)

/** Reminds of an invitation that was not answered, once. */
export const eventReminderMail = defineTemplate(
  'eventInvitationReminder',
  toInvited,
  ({ name, inviter: from, offer, detail, validUntil, link }) => {
    const inviter = withoutLink(from) ?? 'De organisator'
    return {
      subject: `Komt u? ${offer}`.slice(0, 60),
      preheader: `De uitnodiging geldt tot en met ${onDay(validUntil)}.`,
      title: 'Uw uitnodiging wacht nog',
      greeting: greet(name),
      parts: [
        text(`${inviter} nodigde u uit voor ${offer}, en hield een plaats voor u vrij.`),
        ...(detail ? [text(detail)] : []),
        button('Bekijk de uitnodiging', link),
        note(`Na ${onDay(validUntil)} gaat de plaats naar iemand anders.`),
      ],
      reason: `U krijgt deze mail omdat ${inviter} dit adres heeft uitgenodigd. Dit is de enige herinnering.`,
    }
  },
)

const toOrganiser = z.object({ name: nameSchema, email: z.email(), offer: nameSchema, link: adminLinkSchema })

/** Tells the organiser that somebody does not come. */
export const eventDeclinedMail = defineTemplate('eventDeclined', toOrganiser, ({ name, email, offer, link }) => ({
  subject: 'Een uitnodiging is afgeslagen',
  preheader: `Voor ${offer}.`,
  title: 'Een genodigde komt niet',
  greeting: greet(name, 'collega'),
  parts: [
    text(`${email} bedankt voor de uitnodiging: ${offer}. Wat ervoor apart stond, is weer vrij.`),
    button('Bekijk de uitnodigingen', link),
  ],
  reason: 'U krijgt deze mail omdat antwoorden op dit evenement naar dit adres gaan.',
}))

/** Tells the organiser that somebody found the invitation expired. */
export const eventWantedMail = defineTemplate('eventWanted', toOrganiser, ({ name, email, offer, link }) => ({
  subject: 'Iemand wil een nieuwe uitnodiging',
  preheader: `Voor ${offer}.`,
  title: 'Stuurt u een nieuwe uitnodiging?',
  greeting: greet(name, 'collega'),
  parts: [
    text(`De uitnodiging aan ${email} is verlopen, en dit adres vraagt om een nieuwe: ${offer}.`),
    button('Stuur opnieuw', link),
  ],
  reason: 'U krijgt deze mail omdat antwoorden op dit evenement naar dit adres gaan.',
}))
