import { z } from 'zod'
import { addressSchema, adminLinkSchema, hoursValidSchema, nameSchema } from '../../../platform/mail/fields'
import { greet, validity } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'
import { notYou, whyEditor } from '../mail/editor-mail'

/** In hours: the validity of invitations that were queued before they could expire. */
const oneWeek = 168

/** Sent to a new editor. */
export const editorInvitationMail = defineTemplate(
  'editorInvitation',
  z.object({ name: nameSchema, adminLink: adminLinkSchema, hoursValid: hoursValidSchema.default(oneWeek) }),
  ({ name, adminLink, hoursValid }, { brand }) => ({
    subject: `Uitnodiging voor de redactie van ${brand}`,
    preheader: 'Kies een wachtwoord en uw account is klaar.',
    title: `U bent uitgenodigd voor de redactie van ${brand}`,
    greeting: greet(name, 'collega'),
    parts: [
      text(`Er staat een account voor u klaar waarmee u ${brand} bewerkt. Kies een wachtwoord; daarna logt u in.`),
      button('Uitnodiging aannemen', adminLink),
      note(`${validity(hoursValid)} Verwachtte u dit niet? Dan hoeft u niets te doen.`),
    ],
    reason: 'U krijgt deze mail omdat de eigenaar van de site u heeft uitgenodigd voor de redactie.',
  }),
)

/** Sent to an editor who has forgotten the password. */
export const editorResetMail = defineTemplate(
  'editorReset',
  z.object({ name: nameSchema, adminLink: adminLinkSchema, hoursValid: hoursValidSchema }),
  ({ name, adminLink, hoursValid }, { brand }) => ({
    subject: 'Stel een nieuw wachtwoord in voor de redactie',
    preheader: `Met deze link kiest u een nieuw wachtwoord voor ${brand}.`,
    title: 'Stel een nieuw wachtwoord in',
    greeting: greet(name, 'collega'),
    parts: [
      text(`U hebt gevraagd om een nieuw wachtwoord voor de redactie van ${brand}.`),
      button('Nieuw wachtwoord', adminLink),
      note(
        `${validity(hoursValid)} Hebt u dit niet gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.`,
      ),
    ],
    reason: whyEditor,
  }),
)

/** Sent after an editor's password was set, by the editor or by an owner. */
export const editorPasswordChangedMail = defineTemplate(
  'editorPasswordChanged',
  z.object({ name: nameSchema, adminLink: adminLinkSchema }),
  ({ name, adminLink }, { brand }) => ({
    subject: 'Uw wachtwoord voor de redactie is gewijzigd',
    preheader: 'Was u dit niet? Stel dan meteen een nieuw in.',
    title: 'Uw wachtwoord is gewijzigd',
    greeting: greet(name, 'collega'),
    parts: [
      text(
        `Het wachtwoord van uw account voor de redactie van ${brand} is gewijzigd. Op andere apparaten bent u uitgelogd.`,
      ),
      text('Was u dit niet? Stel dan meteen een nieuw wachtwoord in, en waarschuw de eigenaar van de site.'),
      button('Nieuw wachtwoord', adminLink),
    ],
    reason: whyEditor,
  }),
)

/** Sent to the previous address of an editor's account. */
export const editorEmailChangedMail = defineTemplate(
  'editorEmailChanged',
  z.object({ name: nameSchema, newEmail: addressSchema }),
  ({ name, newEmail }, { brand }) => ({
    subject: 'Uw e-mailadres voor de redactie is gewijzigd',
    preheader: 'Log voortaan in met uw nieuwe adres.',
    title: 'Uw e-mailadres is gewijzigd',
    greeting: greet(name, 'collega'),
    parts: [
      text(`U logt bij de redactie van ${brand} voortaan in met ${newEmail}. Ook onze mails gaan daarheen.`),
      note(notYou),
    ],
    reason: whyEditor,
  }),
)
