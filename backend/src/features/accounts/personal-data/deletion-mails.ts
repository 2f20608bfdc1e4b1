import { z } from 'zod'
import { linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet, onDay } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** Sent after a request to delete the account: it can still be undone. */
export const accountDeletionMail = defineTemplate(
  'accountDeletion',
  z.object({ name: nameSchema, deletionDate: z.coerce.date(), link: linkSchema }),
  ({ name, deletionDate, link }, { brand }) => ({
    subject: `Uw account wordt op ${onDay(deletionDate)} verwijderd`,
    preheader: 'Tot die dag kunt u zich bedenken.',
    title: 'Uw account wordt verwijderd',
    greeting: greet(name),
    parts: [
      text(
        `U hebt gevraagd om uw account bij ${brand} te verwijderen. Dat doen wij op ${onDay(deletionDate)}, met al uw gegevens.`,
      ),
      text('Tot die dag kunt u zich bedenken.'),
      button('Account behouden', link),
      note(
        'Was u dit niet? Behoud dan uw account en kies daarna een nieuw wachtwoord: iemand anders heeft er toegang toe.',
      ),
    ],
    reason: 'U krijgt deze mail omdat is gevraagd uw account te verwijderen.',
  }),
)

/** Sent after the account was deleted. */
export const accountDeletedMail = defineTemplate(
  'accountDeleted',
  z.object({ name: nameSchema }),
  ({ name }, { brand }) => ({
    subject: 'Uw account is verwijderd',
    preheader: 'Uw gegevens zijn gewist.',
    title: 'Uw account is verwijderd',
    greeting: greet(name),
    parts: [
      text(`Uw account bij ${brand} en de gegevens die erbij hoorden, zijn verwijderd.`),
      text('Wilt u later terugkomen? Met dit e-mailadres kunt u altijd een nieuw account maken.'),
    ],
    reason: 'U krijgt deze laatste mail omdat uw account is verwijderd.',
  }),
)
