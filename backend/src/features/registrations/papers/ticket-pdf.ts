import { drawLetterhead } from '../../../ledger/papers/letterhead'
import { makePdf } from '../../../platform/pdf/make-pdf'
import { type Paper, page } from '../../../platform/pdf/paper'
import type { MissingGlyph } from '../../../platform/pdf/runs'
import { drawLabelledRows } from '../../../platform/pdf/table'
import { styles } from '../../../platform/pdf/text-style'
import { drawTicket } from './draw-ticket'
import type { PaperTicket, TicketPdfProps } from './ticket-props'

/** The tickets of one registration, each of them on a page. */
export function ticketPdf({ publisher, at, tickets }: TicketPdfProps, missing: MissingGlyph): Promise<Buffer> {
  const [first] = tickets
  const title = `${tickets.length === 1 ? 'Toegangsbewijs' : 'Toegangsbewijzen'} ${first?.event ?? ''}`
  return makePdf(
    { title, author: publisher.name, at, footer: [publisher.name, title].join(' · ') },
    (paper) => {
      for (const [index, ticket] of tickets.entries()) {
        if (index > 0) paper.ensureSpace(page.height)
        drawLetterhead(paper, publisher.brand, publisher)
        paper.skip(20)
        paper.write(`Toegangsbewijs van ${ticket.name}`, styles.title, 'H1')
        paper.skip(12)
        drawTicket(paper, ticket)
        paper.skip(24)
        writeBelow(paper, ticket)
      }
    },
    missing,
  )
}

function writeBelow(paper: Paper, { programme, number, position }: PaperTicket): void {
  if (programme.length > 0) {
    paper.write('Uw programma', styles.heading, 'H2')
    paper.skip(4)
    drawLabelledRows(
      paper,
      [{ width: 110 }, {}],
      programme.map(({ when, what }) => ({ cells: [when, what] })),
    )
    paper.skip(16)
  }
  paper.write('Verandert er iets?', styles.heading, 'H2')
  paper.write(
    'Kunt u niet? Draag de kaart over of annuleer haar met de link in uw mail. Deze code vervalt dan.',
    styles.text,
  )
  paper.write(`Inschrijving ${number}, kaart ${position}.`, styles.label)
}
