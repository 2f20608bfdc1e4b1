import { tablesOf } from '../../../platform/database/tables-of'
import { environment } from '../../../platform/environment/environment'
import { mailFrom } from '../../../platform/environment/mail-server'
import { PermanentError } from '../../../platform/jobs/job'
import type { MailFiles } from '../../../platform/mail/attachments'
import { loadSender } from '../../../platform/mail/sender'
import { qrPng } from '../../../platform/qr/qr-picture'
import { ticketCalendar } from '../calendar/ticket-calendar'
import { ticketLink } from '../links'
import { makeTicketPdf } from '../papers/make-ticket-pdf'
import { loadOwnProgramme } from '../programme/own-programme'
import { type LoadedTicket, loadTicket, loadTickets } from '../stored/load-ticket'
import { qrTextOf } from '../stored/ticket-code'

/** Of whom a mail about a ticket is: a ticket that was handed over since has another holder. */
export interface MailedTicket {
  ticketId: number
  holder: number
}

/** Of the QR code in the mail. */
export const ticketPictureId = 'kaartcode'

/**
 * The PDF of a ticket, its QR code as a picture, and its entry in the holder's calendar, as they are when the mail is sent.
 * @throws PermanentError when it was handed over or cancelled meanwhile: another mail tells that
 */
export async function filesOfTicket({ ticketId, holder }: MailedTicket): Promise<MailFiles> {
  const ticket = await loadTicket(strapi.db.connection, ticketId)
  if (ticket?.state !== 'valid' || ticket.holder !== holder)
    throw new PermanentError('the ticket is no longer that of its recipient')
  const at = new Date()
  const { name, content } = await makeTicketPdf([ticket], at)
  const calendar = { method: 'REQUEST', content: await calendarOf(ticket, 'REQUEST', at) } as const
  const picture = {
    ...{ name: 'qr-code.png', type: 'image/png', pictureId: ticketPictureId },
    // twice the width at which it is shown, for sharp screens
    content: await qrPng(qrTextOf(ticket), 8),
  }
  return { attachments: [{ name, type: 'application/pdf', content }, picture], calendar }
}

/** All tickets of a registration in one PDF, for whoever registered; nothing for who only pays. */
export async function filesOfRegistration({
  registrationId,
  link,
}: {
  registrationId: number
  link: string | null
}): Promise<MailFiles> {
  if (link === null) return { attachments: [], calendar: null }
  const knex = strapi.db.connection
  const ids = await tablesOf(knex)
    .selectFrom('gevel_event_tickets')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'valid')
    .execute()
  const tickets = await loadTickets(
    knex,
    ids.map(({ id }) => id),
  )
  if (tickets.length === 0) return { attachments: [], calendar: null }
  const { name, content } = await makeTicketPdf(tickets, new Date())
  return { attachments: [{ name, type: 'application/pdf', content }], calendar: null }
}

/** The message that takes a ticket out of the calendar of somebody who held it. */
export async function filesOfGoneTicket(gone: MailedTicket & { name: string; email: string }): Promise<MailFiles> {
  const ticket = await loadTicket(strapi.db.connection, gone.ticketId)
  if (!ticket) throw new PermanentError('the ticket does not exist')
  const held = { ...ticket, holder: gone.holder, name: gone.name, email: gone.email }
  const calendar = { method: 'CANCEL', content: await calendarOf(held, 'CANCEL', new Date()) } as const
  return { attachments: [], calendar }
}

/** The calendar entry of a ticket; its organiser is the address that our mails are from. */
export async function calendarOf(
  ticket: LoadedTicket,
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH',
  at: Date,
): Promise<string> {
  const { brand, siteUrl } = await loadSender()
  const email = /<([^>]+)>/.exec(mailFrom(environment))?.[1] ?? mailFrom(environment)
  const link = ticketLink(ticket, ticket.endsAt)
  const programme = await loadOwnProgramme(strapi.db.connection, ticket)
  return ticketCalendar(
    { ...ticket, programme: programme.filter(({ isPicked }) => isPicked) },
    { method, organizer: { name: brand, email }, origin: siteUrl, link, at },
  )
}
