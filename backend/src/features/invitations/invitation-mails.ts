import { z } from 'zod'
import { linkSchema, nameSchema } from '../../platform/mail/fields'
import { greet, onDay, withoutLink } from '../../platform/mail/mail-phrases'
import { button, note, text } from '../../platform/mail/mail-text'
import { defineTemplate } from '../../platform/mail/template'

/** A mail to who invited. */
const toInviter = z.object({ name: nameSchema, email: z.email(), offer: nameSchema, link: linkSchema })

/** Invites somebody to a seat. The note of the inviter is on the page only: nobody sends a text of theirs to others by our mail server. */
export const seatInvitationMail = defineTemplate(
  'seatInvitation',
  z.object({
    name: nameSchema,
    inviter: nameSchema,
    organisation: nameSchema.nullable(),
    offer: nameSchema,
    validUntil: z.coerce.date(),
    link: linkSchema,
  }),
  ({ name, inviter: from, organisation, offer: plan, validUntil, link }, { brand }) => {
    const inviter = withoutLink(from) ?? 'Een abonnee'
    const company = organisation && withoutLink(organisation)
    return {
      subject: `Lees mee met ${plan}`,
      preheader: `${inviter} heeft een plaats voor u in ${plan}.`,
      title: `${inviter} nodigt u uit om mee te lezen`,
      greeting: greet(name),
      parts: [
        text(
          `${inviter}${company ? ` van ${company}` : ''} heeft een plaats voor u in ${plan}, een abonnement van ${brand}. Het kost u niets.`,
        ),
        button('Bekijk de uitnodiging', link),
        note(
          `De uitnodiging is geldig tot en met ${onDay(validUntil)}. Hebt u nog geen account, dan kiest u alleen een wachtwoord: uw mailadres is met deze mail al bevestigd.`,
        ),
      ],
      reason: `U krijgt deze mail omdat ${inviter} dit adres heeft uitgenodigd. Wilt u niet meelezen, dan hoeft u niets te doen.`,
    }
  },
)

/** Invites somebody to work on the vacancies of a company. */
export const colleagueInvitationMail = defineTemplate(
  'colleagueInvitation',
  z.object({
    name: nameSchema,
    inviter: nameSchema,
    organisation: nameSchema.nullable(),
    offer: nameSchema,
    validUntil: z.coerce.date(),
    link: linkSchema,
  }),
  ({ name, inviter: from, offer, validUntil, link }, { brand }) => {
    const inviter = withoutLink(from) ?? 'Een werkgever'
    const company = withoutLink(offer) ?? 'uw bedrijf'
    return {
      subject: `Werk mee aan vacatures van ${company.slice(0, 24)}`,
      preheader: `${inviter} nodigt u uit bij de vacatures op ${brand}.`,
      title: `${inviter} nodigt u uit bij de vacatures`,
      greeting: greet(name),
      parts: [
        text(
          `${inviter} wil met u werken aan de vacatures van ${company} op ${brand}: u plaatst en wijzigt ze, en leest de sollicitaties.`,
        ),
        button('Bekijk de uitnodiging', link),
        note(
          `De uitnodiging is geldig tot en met ${onDay(validUntil)}. Hebt u nog geen account, dan kiest u alleen een wachtwoord: uw mailadres is met deze mail al bevestigd.`,
        ),
      ],
      reason: `U krijgt deze mail omdat ${inviter} dit adres heeft uitgenodigd. Wilt u niet meewerken, dan hoeft u niets te doen.`,
    }
  },
)

/** Tells the inviter that a colleague does not want to. */
export const colleagueDeclinedMail = defineTemplate('colleagueDeclined', toInviter, ({ name, email, offer, link }) => ({
  subject: 'Een uitnodiging is afgeslagen',
  preheader: `Voor de vacatures van ${offer}.`,
  title: 'Uw collega bedankt',
  greeting: greet(name),
  parts: [
    text(`${email} bedankt voor uw uitnodiging bij de vacatures van ${offer}.`),
    button('Bekijk uw collega’s', link),
  ],
  reason: 'U krijgt deze mail omdat u deze uitnodiging hebt verstuurd.',
}))

/** Tells the inviter that a colleague found the invitation expired, and wants a new one. */
export const colleagueWantedMail = defineTemplate('colleagueWanted', toInviter, ({ name, email, offer, link }) => ({
  subject: 'Iemand wil een nieuwe uitnodiging',
  preheader: `De uitnodiging bij de vacatures van ${offer} is verlopen.`,
  title: 'Stuurt u een nieuwe uitnodiging?',
  greeting: greet(name),
  parts: [
    text(`De uitnodiging aan ${email} bij de vacatures van ${offer} is verlopen, en dit adres vraagt om een nieuwe.`),
    button('Stuur opnieuw', link),
  ],
  reason: 'U krijgt deze mail omdat u deze uitnodiging hebt verstuurd.',
}))

/** Tells the inviter that somebody does not want the seat. */
export const invitationDeclinedMail = defineTemplate(
  'invitationDeclined',
  toInviter,
  ({ name, email, offer: plan, link }) => ({
    subject: 'Een uitnodiging is afgeslagen',
    preheader: `De plaats in ${plan} is weer vrij.`,
    title: 'De plaats is weer vrij',
    greeting: greet(name),
    parts: [
      text(`${email} bedankt voor de plaats in ${plan}. Zij is weer vrij voor iemand anders.`),
      button('Bekijk de lezers', link),
    ],
    reason: 'U krijgt deze mail omdat u deze uitnodiging hebt verstuurd.',
  }),
)

/** Tells the inviter that somebody found the invitation expired, and wants a new one. */
export const invitationWantedMail = defineTemplate(
  'invitationWanted',
  toInviter,
  ({ name, email, offer: plan, link }) => ({
    subject: 'Iemand wil een nieuwe uitnodiging',
    preheader: `De uitnodiging voor ${plan} is verlopen.`,
    title: 'Stuurt u een nieuwe uitnodiging?',
    greeting: greet(name),
    parts: [
      text(`De uitnodiging aan ${email} voor ${plan} is verlopen, en dit adres vraagt om een nieuwe.`),
      button('Stuur opnieuw', link),
    ],
    reason: 'U krijgt deze mail omdat u deze uitnodiging hebt verstuurd.',
  }),
)
