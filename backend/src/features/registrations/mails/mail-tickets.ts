import { queueMail } from '../../../platform/mail/queue-mail'
import { registrationLink, ticketLink } from '../links'
import type { LoadedTicket } from '../stored/load-ticket'
import { eventInMail } from './event-fields'
import { type goneReasons, registrationMail, ticketGoneMail, ticketMail } from './ticket-mails'

/** Mails a ticket to its holder, in the transaction of what made or changed it. */
export async function mailTicket(ticket: LoadedTicket, isChanged: boolean): Promise<void> {
  const { id, holder, name, email, typeName, sessions, registeredBy, endsAt, replyTo } = ticket
  const rooms = sessions.map(({ start, room }) => `${start.replace(':', '.')} uur ${room}`)
  await queueMail(
    ticketMail,
    email,
    {
      ...{ ...eventInMail(ticket), ticketId: id, holder, name, isChanged, link: ticketLink(ticket, endsAt) },
      ticket: [typeName, ...rooms].join(', '),
      registrant: email === registeredBy ? null : ticket.registrant,
    },
    { replyTo },
  )
}

interface Confirmed {
  registrationId: number
  /** who gets it: whoever registered, or pays */
  to: { name: string; email: string }
  tickets: readonly LoadedTicket[]
  /** how it is paid; null of free tickets */
  payment: string | null
  /** ids of the invoice and the mandate */
  documents: readonly number[]
}

/** Mails whoever registered, or pays: all tickets of the registration, and the invoice. */
export async function mailRegistration({ registrationId, to, tickets, payment, documents }: Confirmed): Promise<void> {
  const [first] = tickets
  if (!first) return
  const { number, endsAt, replyTo, registrant, registeredBy } = first
  await queueMail(
    registrationMail,
    to.email,
    {
      ...{ ...eventInMail(first), name: to.name, registrationId, number, tickets: tickets.length, payment },
      registrant,
      attendees: tickets.map(({ name }) => name),
      link: to.email === registeredBy ? registrationLink(registrationId, endsAt) : null,
    },
    { replyTo, attachments: documents },
  )
}

/** Tells whoever held a ticket that it is gone. @param held the ticket as it was */
export async function mailGoneTicket(
  held: LoadedTicket,
  because: (typeof goneReasons)[number],
  more: string | null,
): Promise<void> {
  const { id, holder, name, email, replyTo } = held
  await queueMail(
    ticketGoneMail,
    email,
    { ...eventInMail(held), ticketId: id, holder, name, email, because, more },
    { replyTo },
  )
}
