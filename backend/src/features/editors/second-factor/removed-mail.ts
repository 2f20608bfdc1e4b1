import { z } from 'zod'
import { nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'
import { notYou, whyEditor } from '../mail/editor-mail'

/** Sent after the second factor of an editor was turned off, by the editor or by an owner. */
export const editorSecondFactorRemovedMail = defineTemplate(
  'editorSecondFactorRemoved',
  z.object({ name: nameSchema }),
  ({ name }, { brand }) => ({
    subject: 'Inloggen met een code staat uit',
    preheader: 'Voor de redactie is nu alleen een wachtwoord nodig.',
    title: 'Inloggen met een code staat uit',
    greeting: greet(name, 'collega'),
    parts: [
      text(
        `Bij de redactie van ${brand} logt u nu in met alleen uw wachtwoord. Zet de code weer aan onder ‘Beveiliging’.`,
      ),
      note(notYou),
    ],
    reason: whyEditor,
  }),
)
