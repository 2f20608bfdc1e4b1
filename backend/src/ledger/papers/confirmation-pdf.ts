import { partySchema } from '@gevel/contract/ledger'
import { centsSchema } from '@gevel/contract/money/cents'
import { formatCents } from '@gevel/contract/money/format'
import { z } from 'zod'
import { atMoment } from '../../platform/mail/mail-phrases'
import type { MissingGlyph } from '../../platform/pdf/runs'
import { drawLabelledRows, drawTable } from '../../platform/pdf/table'
import { styles } from '../../platform/pdf/text-style'
import { letterPdf } from './letter-pdf'
import { addressLines, publisherSchema } from './letterhead'

export const confirmationProps = z.object({
  publisher: publisherSchema,
  customer: partySchema,
  orderNumber: z.string(),
  placedAt: z.coerce.date(),
  lines: z.array(z.object({ description: z.string(), quantity: z.int(), cents: centsSchema })),
  /** whether the amounts of the lines include VAT */
  prices: z.enum(['incl', 'excl']),
  netCents: centsSchema,
  vatCents: centsSchema,
  totalCents: centsSchema,
  /** what the order's feature has to say: term, cancelling, withdrawal, payment (BW 6:230v lid 7, 6:230m lid 1) */
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})
export type ConfirmationProps = z.infer<typeof confirmationProps>

/** The confirmation of an order on a durable medium (BW 6:230v lid 7). */
export function confirmationPdf(order: ConfirmationProps, missing: MissingGlyph): Promise<Buffer> {
  const { publisher, customer, prices } = order
  return letterPdf(
    { title: `Bevestiging van bestelling ${order.orderNumber}`, publisher, at: order.placedAt },
    (paper) => {
      const contact = customer.contact ? [`T.a.v. ${customer.contact}`] : []
      paper.write([customer.name, ...contact, ...addressLines(customer)].join('\n'))
      paper.skip(10)
      paper.write(`Besteld op ${atMoment(order.placedAt)} uur.`)
      paper.skip(12)
      drawTable(
        paper,
        [
          { title: 'Omschrijving' },
          { title: 'Aantal', width: 42, align: 'right' },
          { title: `Bedrag ${prices === 'incl' ? 'incl.' : 'excl.'} btw`, width: 110, align: 'right' },
        ],
        order.lines.map(({ description, quantity, cents }) => [description, String(quantity), formatCents(cents)]),
      )
      paper.skip(8)
      const width = paper.width * 0.6
      paper.within({ x: paper.x + paper.width - width, width }, () =>
        drawLabelledRows(
          paper,
          [{}, { width: 110, align: 'right' }],
          [
            { cells: ['Totaal exclusief btw', formatCents(order.netCents)] },
            { cells: ['Btw', formatCents(order.vatCents)] },
            { cells: ['Totaal inclusief btw', formatCents(order.totalCents)], isTotal: true },
          ],
        ),
      )
      for (const { heading, paragraphs } of order.sections) {
        paper.skip(12)
        paper.ensureSpace(4 * styles.heading.leading)
        paper.write(heading, styles.heading, 'H2')
        for (const paragraph of paragraphs) {
          paper.write(paragraph)
          paper.skip(4)
        }
      }
    },
    missing,
  )
}
