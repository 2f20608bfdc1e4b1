import { z } from 'zod'
import { hoursValidSchema, linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet, validity } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** Sent after a registration: the address still has to be confirmed. */
export const activationMail = defineTemplate(
  'activation',
  z.object({ name: nameSchema, link: linkSchema, hoursValid: hoursValidSchema }),
  ({ name, link, hoursValid }, { brand }) => ({
    subject: `Bevestig uw e-mailadres voor ${brand}`,
    preheader: 'Nog één stap en uw account is klaar.',
    title: 'Bevestig uw e-mailadres',
    greeting: greet(name),
    parts: [
      text(
        `U hebt een account aangevraagd bij ${brand}. Bevestig dat dit e-mailadres van u is; daarna is uw account klaar.`,
      ),
      button('E-mailadres bevestigen', link),
      note(
        `${validity(hoursValid)} Hebt u niets aangevraagd? Dan hoeft u niets te doen: zonder bevestiging komt er geen account.`,
      ),
    ],
    reason: `U krijgt deze mail omdat dit e-mailadres is opgegeven bij een registratie op ${brand}.`,
  }),
)

/** Sent after the address was confirmed. */
export const welcomeMail = defineTemplate(
  'welcome',
  z.object({ name: nameSchema }),
  ({ name }, { brand, siteUrl }) => ({
    subject: `Welkom bij ${brand}`,
    preheader: 'Uw account is klaar.',
    title: `Welkom bij ${brand}`,
    greeting: greet(name),
    parts: [
      text('Uw e-mailadres is bevestigd en uw account is klaar.'),
      text(
        'U kunt nu onderwerpen volgen, artikelen bewaren en reageren. Uw gegevens, uw wachtwoord en de apparaten waarop u bent ingelogd, beheert u in uw account.',
      ),
      button('Naar mijn account', `${siteUrl}/account`),
    ],
    reason: `U krijgt deze mail eenmalig, omdat u een account hebt gemaakt op ${brand}.`,
  }),
)

/** Sent in place of an activation when the address already has an account: only its owner learns that. */
export const addressKnownMail = defineTemplate(
  'addressKnown',
  z.object({ name: nameSchema, loginLink: linkSchema, resetLink: linkSchema }),
  ({ name, loginLink, resetLink }, { brand }) => ({
    subject: `U hebt al een account bij ${brand}`,
    preheader: 'Log in met uw wachtwoord, of stel een nieuw in.',
    title: 'U hebt al een account',
    greeting: greet(name),
    parts: [
      text(
        `Iemand, waarschijnlijk uzelf, wilde met dit e-mailadres een account maken bij ${brand}. Dat is niet nodig: u hebt er al een.`,
      ),
      button('Inloggen', loginLink),
      text('Bent u uw wachtwoord kwijt? Dan stelt u hier een nieuw in.'),
      button('Nieuw wachtwoord', resetLink),
      note(
        'Was u het niet? Dan hoeft u niets te doen. Er is niets veranderd, en op de site is niet te zien dat u een account hebt.',
      ),
    ],
    reason: `U krijgt deze mail omdat dit e-mailadres is opgegeven bij een registratie op ${brand}.`,
  }),
)
