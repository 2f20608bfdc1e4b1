import { z } from 'zod'
import { publisherSchema } from '../../../ledger/papers/letterhead'

/** What the PDF says of one ticket. */
const paperTicketSchema = z.object({
  event: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  /** 'donderdag 3 december 2026', '09.30–17.30 uur' */
  day: z.string(),
  hours: z.string(),
  /** on lines */
  place: z.string(),
  type: z.string(),
  /** rooms that the ticket has a place in: '11.15 uur Ovenzaal' */
  sessions: z.array(z.string()),
  /** its holder's programme by time: what and where */
  programme: z.array(z.object({ when: z.string(), what: z.string() })),
  /** of the registration: 'I300001' */
  number: z.string(),
  /** '1 van 3' */
  position: z.string(),
  /** as it can be typed */
  code: z.string(),
  /** what the QR code says */
  qr: z.string(),
})
export type PaperTicket = z.infer<typeof paperTicketSchema>

export const ticketPdfProps = z.object({
  publisher: publisherSchema,
  at: z.coerce.date(),
  tickets: z.array(paperTicketSchema).min(1),
})
export type TicketPdfProps = z.infer<typeof ticketPdfProps>
