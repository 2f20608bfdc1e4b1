import { pdfOf } from '../../../platform/pdf/pdf-thread'
import { ticketPdf } from './ticket-pdf'
import type { TicketPdfProps } from './ticket-props'

/** What the thread of tickets can do, by name. */
export const ticketTasks = {
  tickets: (props: TicketPdfProps) => pdfOf((missing) => ticketPdf(props, missing)),
}
export type TicketTasks = typeof ticketTasks
