import { z } from 'zod'
import { letterPdf } from '../../../ledger/papers/letter-pdf'
import { publisherSchema } from '../../../ledger/papers/letterhead'
import type { Paper } from '../../../platform/pdf/paper'
import type { MissingGlyph } from '../../../platform/pdf/runs'
import { drawLabelledRows } from '../../../platform/pdf/table'
import { styles } from '../../../platform/pdf/text-style'
import { drawQr } from '../../../platform/qr/draw-qr'

/** What is on the PDF of a ticket. */
export const ticketPdfProps = z.object({
  publisher: publisherSchema,
  at: z.coerce.date(),
  event: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  /** '3 december 2026', '09.30–17.30 uur' */
  day: z.string(),
  hours: z.string(),
  place: z.string(),
  type: z.string(),
  sessions: z.array(z.string()),
  /** 'I300001, kaart 1 van 3' */
  number: z.string(),
  /** as it can be typed */
  code: z.string(),
  /** what the QR code says */
  qr: z.string(),
})
export type TicketPdfProps = z.infer<typeof ticketPdfProps>

/** Width of the QR code with its quiet zone, in points: 6 cm, which a phone reads from a fold. */
const qrSize = 170

/** The ticket of one attendee, on one page. */
export function ticketPdf(ticket: TicketPdfProps, missing: MissingGlyph): Promise<Buffer> {
  const { publisher, at, event } = ticket
  return letterPdf(
    { title: `Toegangsbewijs ${event}`, publisher, at },
    (paper) => {
      const { x, width } = paper
      paper.writeBeside(
        24,
        {
          share: 0.62,
          write: () =>
            drawLabelledRows(
              paper,
              [{ width: 80 }, {}],
              [
                ['Op naam van', [ticket.name, ticket.company].filter(Boolean).join('\n')],
                ['Wanneer', `${ticket.day}\n${ticket.hours}`],
                ['Waar', ticket.place],
                ['Kaart', [ticket.type, ...ticket.sessions].join('\n')],
                ['Nummer', ticket.number],
              ].map((cells) => ({ cells })),
            ),
        },
        { share: 0.38, write: () => drawCode(paper, ticket) },
      )
      paper.within({ x, width }, () => {
        paper.skip(24)
        paper.write('Laat deze code scannen bij de ingang, op papier of op uw scherm.', styles.text)
        paper.write(
          'Kunt u niet? Draag de kaart over of annuleer haar met de link in uw mail. Deze code vervalt dan.',
          styles.label,
        )
      })
    },
    missing,
  )
}

/** Draws the QR code, and below it the code that can be typed. */
function drawCode(paper: Paper, { qr, code, name }: TicketPdfProps): void {
  const { x, y } = paper
  drawQr(paper, paper.addTag('Figure', { alt: `QR-code van de kaart van ${name}` }), qr, { x, y, width: qrSize })
  paper.skip(qrSize + 4)
  paper.write(code, styles.strong)
}
