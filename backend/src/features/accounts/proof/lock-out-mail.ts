import { z } from 'zod'
import { hoursValidSchema, linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet, validity } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** Sent to the owner of an account after too many wrong passwords. */
export const lockOutMail = defineTemplate(
  'lockOut',
  z.object({ name: nameSchema, link: linkSchema, hoursValid: hoursValidSchema }),
  ({ name, link, hoursValid }, { brand }) => ({
    subject: 'Inloggen is tijdelijk geblokkeerd',
    preheader: 'Met een nieuw wachtwoord kunt u meteen weer inloggen.',
    title: 'Inloggen is tijdelijk geblokkeerd',
    greeting: greet(name),
    parts: [
      text(
        `Op uw account bij ${brand} is te vaak met een verkeerd wachtwoord geprobeerd in te loggen. Daarom kan dat voorlopig niet meer.`,
      ),
      text('De blokkade gaat vanzelf voorbij. Met een nieuw wachtwoord kunt u meteen weer inloggen.'),
      button('Nieuw wachtwoord', link),
      note(
        `${validity(hoursValid)} Was u dit niet? Uw wachtwoord is niet geraden en niemand is ingelogd. Een nieuw, lang wachtwoord is wel verstandig.`,
      ),
    ],
    reason: 'U krijgt deze mail omdat inloggen op uw account is geblokkeerd.',
  }),
)
