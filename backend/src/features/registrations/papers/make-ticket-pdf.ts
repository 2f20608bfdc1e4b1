import { shortCodeInGroups } from '@gevel/contract/ticket-codes'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { publisherOf } from '../../../ledger/papers/publisher-of'
import { loadSender } from '../../../platform/mail/sender'
import { pdfThread } from '../../../platform/pdf/pdf-thread'
import { writeDays, writeHours, writeVenue } from '../event-words'
import type { LoadedTicket } from '../stored/load-ticket'
import { qrTextOf } from '../stored/ticket-code'
import { ticketPdfProps } from './ticket-pdf'
import type { TicketTasks } from './ticket-tasks'

const inTicketThread = pdfThread<TicketTasks>(() => require.resolve('./ticket-worker'))

/** Makes the PDF of a ticket as it is now. It is not kept: the next holder gets another one. */
export async function makeTicketPdf(ticket: LoadedTicket, at: Date): Promise<{ name: string; content: Buffer }> {
  const { title, name, company, startsAt, endsAt, venue, typeName, sessions, number, position, of, code } = ticket
  const content = await inTicketThread(
    'ticket',
    ticketPdfProps.parse({
      ...{ publisher: await loadPublisher(), at, event: title, name, company, type: typeName },
      ...{ day: writeDays(startsAt, endsAt), hours: writeHours(startsAt, endsAt), place: writeVenue(venue) },
      sessions: sessions.map(({ start, room }) => `${start.replace(':', '.')} uur ${room}`),
      number: `${number}, kaart ${position} van ${of}`,
      ...{ code: shortCodeInGroups(code), qr: qrTextOf(ticket) },
    }),
  )
  return { name: `Toegangsbewijs ${number}-${position}.pdf`, content }
}

/** The publisher of the letterhead; before an editor has filled in the settings of billing, that of the site. */
async function loadPublisher() {
  const billing = await loadBillingSettings()
  if (billing) return publisherOf(billing)
  const { brand, publisher, email } = await loadSender()
  return { ...{ brand, name: publisher, email }, ...{ street: '', postcode: '', city: '', country: 'NL' } }
}
