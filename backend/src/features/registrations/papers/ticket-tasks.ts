import { pdfOf } from '../../../platform/pdf/pdf-thread'
import { type TicketPdfProps, ticketPdf } from './ticket-pdf'

/** What the thread of tickets can do, by name. */
export const ticketTasks = {
  ticket: (props: TicketPdfProps) => pdfOf((missing) => ticketPdf(props, missing)),
}
export type TicketTasks = typeof ticketTasks
