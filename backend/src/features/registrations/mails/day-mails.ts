import { z } from 'zod'
import { linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'
import { eventFields, whenAndWhere, words } from './event-fields'

/** Reminds the holder of a ticket, seven days and one day before. */
export const reminderMail = defineTemplate(
  'eventReminder',
  z.object({
    name: nameSchema,
    ...eventFields,
    isTomorrow: z.boolean(),
    /** its type and rooms, on one line */
    ticket: words,
    link: linkSchema,
    programmeLink: linkSchema,
  }),
  ({ name, isTomorrow, ticket, link, programmeLink, ...event }, { brand }) => ({
    subject: `${isTomorrow ? 'Morgen' : 'Over een week'}: ${event.title}`,
    preheader: 'Met uw kaart, het programma en de route.',
    title: isTomorrow ? 'Tot morgen' : 'Tot over een week',
    greeting: greet(name),
    parts: [
      text(whenAndWhere(event)),
      text(`Uw kaart: ${ticket}. Houd de QR-code klaar bij de ingang, op papier of op uw scherm.`),
      button('Bekijk uw kaart', link),
      button('Programma en route', programmeLink),
      note('Kunt u niet? Draag uw kaart over aan een collega met de eerste knop.'),
    ],
    reason: `U krijgt deze mail omdat u bent ingeschreven voor een bijeenkomst van ${brand}.`,
  }),
)

/** Thanks whoever came, with the recap. */
export const thanksMail = defineTemplate(
  'eventThanks',
  z.object({ name: nameSchema, ...eventFields, hasRecap: z.boolean(), programmeLink: linkSchema }),
  ({ name, hasRecap, programmeLink, title, day }, { brand }) => ({
    subject: `Dank voor uw komst: ${title}`,
    preheader: hasRecap ? 'Lees terug wat er gezegd is.' : 'Fijn dat u er was.',
    title: 'Dank voor uw komst',
    greeting: greet(name),
    parts: [
      text(`Fijn dat u er was, op ${day} bij ${title}.`),
      ...(hasRecap
        ? [text('De terugblik staat klaar, met foto’s.'), button('Lees de terugblik', programmeLink)]
        : [button('Bekijk het programma terug', programmeLink)]),
      note('Wat u ons over uw maaltijd vertelde, wissen wij 28 dagen na de bijeenkomst.'),
    ],
    reason: `U krijgt deze mail omdat u bij een bijeenkomst van ${brand} was.`,
  }),
)
