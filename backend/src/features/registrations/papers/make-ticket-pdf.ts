import { dutchDay } from '@gevel/contract/dutch-day'
import { shortCodeInGroups } from '@gevel/contract/ticket-codes'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { writeDay } from '../../../ledger/papers/days'
import { publisherOf } from '../../../ledger/papers/publisher-of'
import { loadSender } from '../../../platform/mail/sender'
import { pdfThread } from '../../../platform/pdf/pdf-thread'
import { writeDays, writeHours, writeVenue } from '../event-words'
import { loadOwnProgramme } from '../programme/own-programme'
import type { LoadedTicket } from '../stored/load-ticket'
import { qrTextOf } from '../stored/ticket-code'
import { type PaperTicket, ticketPdfProps } from './ticket-props'
import type { TicketTasks } from './ticket-tasks'

const inTicketThread = pdfThread<TicketTasks>(() => require.resolve('./ticket-worker'))

/** Makes the PDF of tickets of one event as they are now. It is not kept: the next holder gets another one. */
export async function makeTicketPdf(
  tickets: readonly LoadedTicket[],
  at: Date,
): Promise<{ name: string; content: Buffer }> {
  const [first] = tickets
  if (!first) throw new Error('A PDF of no ticket')
  const content = await inTicketThread(
    'tickets',
    ticketPdfProps.parse({ publisher: await loadPublisher(), at, tickets: await Promise.all(tickets.map(describe)) }),
  )
  const { number, position } = first
  const name = tickets.length === 1 ? `Toegangsbewijs ${number}-${position}` : `Toegangsbewijzen ${number}`
  return { name: `${name}.pdf`, content }
}

async function describe(ticket: LoadedTicket): Promise<PaperTicket> {
  const { title, name, company, startsAt, endsAt, venue, typeName, sessions, number, position, of, code } = ticket
  const programme = await loadOwnProgramme(strapi.db.connection, ticket)
  const isOneDay = dutchDay(startsAt) === dutchDay(endsAt)
  return {
    ...{ event: title, name, company, type: typeName, number, position: `${position} van ${of}` },
    ...{ day: writeDays(startsAt, endsAt), hours: writeHours(startsAt, endsAt), place: writeVenue(venue) },
    sessions: sessions.map(({ start, room }) => `${start.replace(':', '.')} uur ${room}`),
    programme: programme
      .filter(({ isPicked }) => isPicked)
      .map(({ day, start, room, title: what }) => ({
        when: [isOneDay ? '' : writeDay(day), `${start.replace(':', '.')} uur`].filter(Boolean).join(' '),
        what: `${what}, ${room}`,
      })),
    ...{ code: shortCodeInGroups(code), qr: qrTextOf(ticket) },
  }
}

/** The publisher of the letterhead; before an editor has filled in the settings of billing, that of the site. */
async function loadPublisher() {
  const billing = await loadBillingSettings()
  if (billing) return publisherOf(billing)
  const { brand, publisher, email } = await loadSender()
  return { ...{ brand, name: publisher, email }, ...{ street: '', postcode: '', city: '', country: 'NL' } }
}
