import { z } from 'zod'
import { acceptedSchema } from '../account.ts'
import { endpoint, publicFormEndpoint } from '../endpoint.ts'
import { saleQuery, visitorSaleSchema } from '../event-sales.ts'
import { noContent } from '../no-content.ts'
import { ownProgrammeSchema, pickInput } from '../own-programme.ts'
import {
  changeTicketInput,
  handOverInput,
  joinWaitingInput,
  ownRegistrationsSchema,
  ticketCodeField,
  ticketSchema,
  waitingEntrySchema,
} from '../own-tickets.ts'
import { codeField } from '../person-fields.ts'
import { heldPlacesSchema, holdInput, registeredSchema, registerInput } from '../registrations.ts'

const ofTicket = z.object({ code: ticketCodeField })
/** `content` as base64 (RFC 4648 §4) */
const pdfSchema = z.object({ name: z.string(), content: z.base64() })
const ofWaiting = z.object({ code: codeField })

/**
 * Registrations for events, by anybody; a reader who is logged in sends them with the bearer token. A ticket is that of the code of a
 * link, or of the account; the response to any other is 404. Codes are in bodies: they must not be in an address of the backend.
 */
export const registrationEndpoints = {
  /** what can be registered for now; 404 for an event without registration */
  showSale: endpoint('GET', '/public/event-sales/:id', saleQuery, visitorSaleSchema),
  /** keeps places for a draft, or says what there is too little of; repeated it keeps their end */
  hold: endpoint('POST', '/public/event-holds', holdInput, heldPlacesSchema),
  register: {
    ...publicFormEndpoint('/public/event-registrations', registerInput, registeredSchema),
    // registrations for one event wait for each other; less than a reverse proxy waits for the page
    waitSeconds: 55,
  },
  joinWaiting: publicFormEndpoint('/public/event-waiting', joinWaitingInput, acceptedSchema),
  showWaiting: endpoint('POST', '/public/event-waiting/open', ofWaiting, z.object({ data: waitingEntrySchema })),
  /** leaves the waiting list, or passes an offer on; a repeat changes nothing */
  leaveWaiting: endpoint('POST', '/public/event-waiting/leave', ofWaiting, noContent),
  /** all tickets and waiting places of the account, or those of the registration of a code */
  listOwn: endpoint('POST', '/public/tickets', ofTicket, z.object({ data: ownRegistrationsSchema })),
  show: endpoint('POST', '/public/tickets/:id', ofTicket, z.object({ data: ticketSchema })),
  change: endpoint('POST', '/public/tickets/:id/change', changeTicketInput, z.object({ data: ticketSchema })),
  /** the programme of its event, with what its holder picked */
  showProgramme: endpoint('POST', '/public/tickets/:id/programme', ofTicket, z.object({ data: ownProgrammeSchema })),
  /** picks parts of the programme in place of those before; it keeps no place */
  pick: endpoint('POST', '/public/tickets/:id/picks', pickInput, z.object({ data: ownProgrammeSchema })),
  /** another person gets the ticket, under another code; the former holder is told. A repeat changes nothing */
  handOver: endpoint('POST', '/public/tickets/:id/hand-over', handOverInput, z.object({ data: ticketSchema })),
  /** its PDF */
  pdf: endpoint('POST', '/public/tickets/:id/pdf', ofTicket, pdfSchema),
  /** one PDF of all valid tickets of a registration that are one's own, a page each; 404 for none */
  allPdf: endpoint('POST', '/public/registrations/:number/pdf', ofTicket, pdfSchema),
  /** its calendar entry, as iCalendar */
  calendar: endpoint('POST', '/public/tickets/:id/calendar', ofTicket, z.object({ content: z.string() })),
  cancel: endpoint('POST', '/public/tickets/:id/cancel', ofTicket, z.object({ data: ticketSchema })),
}
