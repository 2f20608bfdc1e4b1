import { z } from 'zod'
import { atMoment } from '../../platform/mail/mail-phrases'
import type { MissingGlyph } from '../../platform/pdf/runs'
import { drawLabelledRows } from '../../platform/pdf/table'
import { styles } from '../../platform/pdf/text-style'
import { letterPdf } from './letter-pdf'
import { addressLines, groupIban, publisherSchema } from './letterhead'

export const mandateProps = z.object({
  publisher: publisherSchema,
  creditorId: z.string(),
  reference: z.string(),
  /** what the debtor agreed to, as it was shown */
  text: z.string(),
  holder: z.string(),
  iban: z.string(),
  /** who gave it, with the address of that day */
  customer: z.object({
    number: z.string(),
    name: z.string(),
    ...{ street: z.string(), postcode: z.string(), city: z.string(), country: z.string() },
  }),
  signedAt: z.coerce.date(),
})
export type MandateProps = z.infer<typeof mandateProps>

/** A mandate for recurring direct debits, with what the SEPA Core rulebook puts on it (EPC016-06 §4.7.1). */
export function mandatePdf(mandate: MandateProps, missing: MissingGlyph): Promise<Buffer> {
  const { publisher, customer, signedAt } = mandate
  const title = 'Doorlopende machtiging Europese incasso (SEPA)'
  return letterPdf(
    { title, publisher, at: signedAt },
    (paper) => {
      paper.write(mandate.text)
      const parts: [string, string[][]][] = [
        [
          'Incassant',
          [
            ['Naam', publisher.name],
            ['Adres', addressLines(publisher).join('\n')],
            ['Incassant-ID', mandate.creditorId],
            ['Kenmerk machtiging', mandate.reference],
          ],
        ],
        [
          'Rekeninghouder',
          [
            ['Naam', mandate.holder],
            ['IBAN', groupIban(mandate.iban)],
          ],
        ],
        [
          'Klant',
          [
            ['Naam', customer.name],
            ['Adres', addressLines(customer).join('\n')],
            ['Klantnummer', customer.number],
          ],
        ],
      ]
      for (const [heading, rows] of parts) {
        paper.skip(14)
        paper.write(heading, styles.heading, 'H2')
        drawLabelledRows(
          paper,
          [{ width: 130 }, {}],
          rows.map((cells) => ({ cells })),
        )
      }
      paper.skip(14)
      paper.write(`Verleend op ${atMoment(signedAt)} uur op de website van ${publisher.brand}.`)
    },
    missing,
  )
}
