import { z } from 'zod'
import { hoursValidSchema, linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet, validity } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** Sent after a request to reset a forgotten password. */
export const resetMail = defineTemplate(
  'reset',
  z.object({ name: nameSchema, link: linkSchema, hoursValid: hoursValidSchema }),
  ({ name, link, hoursValid }, { brand }) => ({
    subject: 'Stel een nieuw wachtwoord in',
    preheader: `Met deze link kiest u een nieuw wachtwoord voor ${brand}.`,
    title: 'Stel een nieuw wachtwoord in',
    greeting: greet(name),
    parts: [
      text(`U hebt gevraagd om een nieuw wachtwoord voor uw account bij ${brand}.`),
      button('Nieuw wachtwoord', link),
      note(
        `${validity(hoursValid)} Hebt u dit niet gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.`,
      ),
    ],
    reason: `U krijgt deze mail omdat voor dit e-mailadres een nieuw wachtwoord is gevraagd op ${brand}.`,
  }),
)

/** Sent after a password was set or changed. */
export const passwordChangedMail = defineTemplate(
  'passwordChanged',
  z.object({ name: nameSchema, resetLink: linkSchema }),
  ({ name, resetLink }, { brand }) => ({
    subject: 'Uw wachtwoord is gewijzigd',
    preheader: 'Was u dit niet? Stel dan meteen een nieuw in.',
    title: 'Uw wachtwoord is gewijzigd',
    greeting: greet(name),
    parts: [
      text(
        `Het wachtwoord van uw account bij ${brand} is gewijzigd. Op andere apparaten bent u uitgelogd; log daar in met uw nieuwe wachtwoord.`,
      ),
      text('Was u dit niet? Stel dan meteen een nieuw wachtwoord in.'),
      button('Nieuw wachtwoord', resetLink),
    ],
    reason: 'U krijgt deze mail omdat het wachtwoord van uw account is gewijzigd.',
  }),
)
