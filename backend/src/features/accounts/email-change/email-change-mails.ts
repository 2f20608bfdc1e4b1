import { z } from 'zod'
import { addressSchema, hoursValidSchema, linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet, validity } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** Sent to the current address: the owner has to agree. */
export const emailChangeOldMail = defineTemplate(
  'emailChangeOld',
  z.object({ name: nameSchema, newEmail: addressSchema, link: linkSchema, hoursValid: hoursValidSchema }),
  ({ name, newEmail, link, hoursValid }, { brand }) => ({
    subject: 'Bevestig de wijziging van uw e-mailadres',
    preheader: 'Wij vragen het op uw oude en op uw nieuwe adres.',
    title: 'Bevestig de wijziging',
    greeting: greet(name),
    parts: [
      text(`U wilt het e-mailadres van uw account bij ${brand} wijzigen in ${newEmail}.`),
      text('Wij vragen u dat op beide adressen te bevestigen: hier, en in de mail op het nieuwe adres.'),
      button('Wijziging bevestigen', link),
      note(
        `${validity(hoursValid)} Was u dit niet? Bevestig dan niets en kies een nieuw wachtwoord in uw account: iemand anders heeft er toegang toe.`,
      ),
    ],
    reason: 'U krijgt deze mail omdat een ander e-mailadres voor uw account is opgegeven.',
  }),
)

/** Sent to the new address, to verify that it belongs to the owner. */
export const emailChangeNewMail = defineTemplate(
  'emailChangeNew',
  z.object({ name: nameSchema, link: linkSchema, hoursValid: hoursValidSchema }),
  ({ name, link, hoursValid }, { brand }) => ({
    subject: 'Bevestig uw nieuwe e-mailadres',
    preheader: 'Wij vragen het op uw oude en op uw nieuwe adres.',
    title: 'Bevestig uw nieuwe e-mailadres',
    greeting: greet(name),
    parts: [
      text(`U wilt dit e-mailadres gaan gebruiken voor uw account bij ${brand}.`),
      text('Wij vragen u dat op beide adressen te bevestigen: hier, en in de mail op uw oude adres.'),
      button('Nieuw adres bevestigen', link),
      note(`${validity(hoursValid)} Was u dit niet? Dan hoeft u niets te doen: zonder bevestiging verandert er niets.`),
    ],
    reason: `U krijgt deze mail omdat dit e-mailadres is opgegeven voor een account op ${brand}.`,
  }),
)

/** Sent after both addresses have confirmed. */
export const emailChangedMail = defineTemplate(
  'emailChanged',
  // false in mails that an earlier release queued
  z.object({ name: nameSchema, newEmail: addressSchema, hasMovedConsents: z.boolean().default(false) }),
  ({ name, newEmail, hasMovedConsents }, { brand, email }) => ({
    subject: 'Uw e-mailadres is gewijzigd',
    preheader: 'Log voortaan in met uw nieuwe adres.',
    title: 'Uw e-mailadres is gewijzigd',
    greeting: greet(name),
    parts: [
      text(
        `Het e-mailadres van uw account bij ${brand} is nu ${newEmail}. Log voortaan daarmee in; ook onze mails gaan daarheen.`,
      ),
      ...(hasMovedConsents
        ? [
            text(
              'De nieuwsbrieven en meldingen die u koos, gaan mee naar het nieuwe adres. In uw account kunt u ze wijzigen.',
            ),
          ]
        : []),
      note(
        email
          ? `Was u dit niet? Schrijf dan meteen naar ${email}, of antwoord op deze mail.`
          : 'Was u dit niet? Neem dan meteen contact met ons op.',
      ),
    ],
    reason: 'U krijgt deze mail omdat het e-mailadres van uw account is gewijzigd.',
  }),
)
