import { z } from 'zod'
import { addressSchema, linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { button, note, picture, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'
import { eventFields, whenAndWhere, words } from './event-fields'
import { filesOfGoneTicket, filesOfRegistration, filesOfTicket, ticketPictureId } from './ticket-files'

const ofTicket = { ticketId: z.int(), holder: z.int() }

/** A ticket, for whoever holds it: with its PDF, and for the calendar. Sent again when it changes. */
export const ticketMail = defineTemplate(
  'eventTicket',
  z.object({
    name: nameSchema,
    ...eventFields,
    ...ofTicket,
    /** its type and rooms, on one line */
    ticket: words,
    /** whoever registered, when that is somebody else */
    registrant: nameSchema.nullable(),
    isChanged: z.boolean(),
    link: linkSchema,
  }),
  ({ name, ticket, registrant, isChanged, link, ...event }, { brand }) => ({
    subject: `${isChanged ? 'Gewijzigd' : 'Uw kaart'}: ${event.title}`,
    preheader: 'Uw QR-code voor de ingang staat in deze mail, en in de pdf die erbij zit.',
    title: isChanged ? 'Uw kaart is gewijzigd' : 'Dit is uw kaart',
    greeting: greet(name),
    parts: [
      text(
        registrant === null
          ? `U bent ingeschreven voor ${event.title}.`
          : `U bent ingeschreven voor ${event.title}, door ${registrant}.`,
      ),
      text(whenAndWhere(event)),
      text(`Kaart: ${ticket}.`),
      picture(ticketPictureId, 'QR-code van uw kaart: laat haar scannen bij de ingang', 240),
      button('Bekijk uw kaart', link),
      note(
        'Met die knop kiest u ook een andere zaal, draagt u de kaart over aan een collega of annuleert u haar. Stuur deze mail niet door: wie de link heeft, kan dat ook.',
      ),
    ],
    reason: `U krijgt deze mail omdat u bent ingeschreven voor een bijeenkomst van ${brand}.`,
  }),
  filesOfTicket,
)

/**
 * Tells whoever registered colleagues, or pays, what was registered; the invoice is attached. Who only pays gets no link: it opens the tickets
 * and answers of others.
 */
export const registrationMail = defineTemplate(
  'eventRegistration',
  z.object({
    name: nameSchema,
    ...eventFields,
    registrationId: z.int(),
    number: words,
    tickets: z.int().positive(),
    /** how it is paid; null of free tickets */
    payment: words.nullable(),
    /** who registered, and for whom */
    registrant: words,
    attendees: z.array(nameSchema),
    /** null for who only pays */
    link: linkSchema.nullable(),
  }),
  ({ name, number, tickets, payment, registrant, attendees, link, ...event }, { brand }) => ({
    subject: `Ingeschreven: ${event.title}`,
    preheader: 'Ieder krijgt een eigen kaart per mail.',
    title: titleOfRegistration(tickets, link !== null),
    greeting: greet(name),
    parts: [
      text(`Uw inschrijving ${number} voor ${event.title} is compleet.`),
      text(whenAndWhere(event)),
      text(`${link === null ? `Ingeschreven door ${registrant}` : 'Ingeschreven'}: ${attendees.join(', ')}.`),
      text(
        link === null
          ? 'Ieder krijgt een eigen kaart per mail, met een QR-code voor de deur.'
          : 'Ieder krijgt een eigen kaart per mail, met een QR-code voor de deur. Alle kaarten samen zitten bij deze mail, als pdf.',
      ),
      ...(payment === null ? [] : [text(payment)]),
      ...(link === null
        ? [note('Wijzigen of annuleren doet wie inschreef, met de link in de eigen mail.')]
        : [
            button('Bekijk alle kaarten', link),
            note('Met die knop wijzigt, annuleert of draagt u kaarten over. Stuur deze mail niet door.'),
          ]),
    ],
    reason:
      link === null
        ? `U krijgt deze mail omdat uw adres bij een inschrijving van ${brand} als betaler staat.`
        : `U krijgt deze mail omdat u inschreef voor een bijeenkomst van ${brand}.`,
  }),
  filesOfRegistration,
)

function titleOfRegistration(tickets: number, isByRecipient: boolean): string {
  if (!isByRecipient) return tickets === 1 ? 'Er is een kaart besteld' : `Er zijn ${tickets} kaarten besteld`
  return tickets === 1 ? 'U bent ingeschreven' : `U hebt ${tickets} mensen ingeschreven`
}

/** Why somebody no longer has a ticket. */
export const goneReasons = ['handed-over', 'cancelled', 'event-cancelled'] as const

const goneTexts = {
  'handed-over': 'Uw kaart is overgedragen. De code op uw toegangsbewijs is niet meer geldig.',
  cancelled: 'Uw kaart is geannuleerd. De code op uw toegangsbewijs is niet meer geldig.',
  'event-cancelled': 'De bijeenkomst gaat niet door. Uw kaart is daarmee vervallen.',
} as const

/** Tells whoever held a ticket that it is gone, and takes it out of the calendar. */
export const ticketGoneMail = defineTemplate(
  'eventTicketGone',
  z.object({
    name: nameSchema,
    email: addressSchema,
    ...eventFields,
    ...ofTicket,
    because: z.enum(goneReasons),
    /** what else there is to say, such as the credit note; null for nothing */
    more: words.nullable(),
  }),
  ({ name, because, more, title, day }, { brand }) => ({
    subject: `${because === 'handed-over' ? 'Overgedragen' : 'Geannuleerd'}: ${title}`,
    preheader: 'Uw agenda wordt bijgewerkt door deze mail.',
    title: because === 'handed-over' ? 'Uw kaart is overgedragen' : 'Uw kaart is geannuleerd',
    greeting: greet(name),
    parts: [text(`${title}, ${day}.`), text(goneTexts[because]), ...(more === null ? [] : [text(more)])],
    reason: `U krijgt deze mail omdat u was ingeschreven voor een bijeenkomst van ${brand}.`,
  }),
  filesOfGoneTicket,
)
