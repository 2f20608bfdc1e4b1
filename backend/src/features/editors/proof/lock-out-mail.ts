import { z } from 'zod'
import { adminLinkSchema, hoursValidSchema, nameSchema } from '../../../platform/mail/fields'
import { greet, validity } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'
import { whyEditor } from '../mail/editor-mail'

/** Sent to an editor after too many wrong passwords. */
export const editorLockOutMail = defineTemplate(
  'editorLockOut',
  z.object({ name: nameSchema, adminLink: adminLinkSchema, hoursValid: hoursValidSchema }),
  ({ name, adminLink, hoursValid }, { brand }) => ({
    subject: 'Inloggen bij de redactie is geblokkeerd',
    preheader: 'Met een nieuw wachtwoord kunt u meteen weer inloggen.',
    title: 'Inloggen is tijdelijk geblokkeerd',
    greeting: greet(name, 'collega'),
    parts: [
      text(
        `Op uw account voor de redactie van ${brand} is te vaak met een verkeerd wachtwoord geprobeerd in te loggen. Daarom kan dat voorlopig niet meer.`,
      ),
      text('De blokkade gaat vanzelf voorbij. Met een nieuw wachtwoord kunt u meteen weer inloggen.'),
      button('Nieuw wachtwoord', adminLink),
      note(`${validity(hoursValid)} Was u dit niet? Uw wachtwoord is niet geraden en niemand is ingelogd.`),
    ],
    reason: whyEditor,
  }),
)
