import { formatCents, formatVatRate } from '@gevel/contract/money/format'
import { makePdf } from '../../platform/pdf/make-pdf'
import type { Paper } from '../../platform/pdf/paper'
import type { MissingGlyph } from '../../platform/pdf/runs'
import { drawLabelledRows, drawTable } from '../../platform/pdf/table'
import { styles } from '../../platform/pdf/text-style'
import { writeDay, writePeriod } from './days'
import type { InvoiceRecord, InvoiceRecordLine } from './invoice-record'
import { addressLines, drawLetterhead, groupIban } from './letterhead'
import { reverseCharge } from './reverse-charge'

/** An invoice or credit note as PDF, with all that Wet OB 1968 art. 35a asks for. */
export function invoicePdf(invoice: InvoiceRecord, brand: string, missing: MissingGlyph): Promise<Buffer> {
  const { number, kind, seller, issuedAt } = invoice
  const title = `${kind === 'credit' ? 'Creditfactuur' : 'Factuur'} ${number}`
  const footer = [seller.name, seller.kvk && `KvK ${seller.kvk}`, title].filter(Boolean).join(' · ')
  return makePdf(
    { title, author: seller.name, at: issuedAt, footer },
    (paper) => {
      drawLetterhead(paper, brand, seller)
      paper.skip(30)
      drawParties(paper, invoice)
      paper.skip(24)
      paper.write(title, styles.title, 'H1')
      paper.skip(10)
      drawLines(paper, invoice)
      paper.skip(12)
      drawTotals(paper, invoice)
      paper.skip(20)
      for (const text of [paymentText(invoice), ...notesOf(invoice)]) {
        paper.write(text)
        paper.skip(6)
      }
    },
    missing,
  )
}

function drawParties(paper: Paper, invoice: InvoiceRecord): void {
  const { buyer } = invoice
  const numbers = [buyer.kvk && `KvK ${buyer.kvk}`, buyer.vatId && `Btw-id ${buyer.vatId}`]
  const facts = [
    ['Nummer', invoice.number],
    ['Datum', writeDay(invoice.issuedOn)],
    ...(invoice.kind === 'invoice'
      ? [[invoice.payment === 'invoice' ? 'Uiterlijk betalen' : 'Incasso', writeDay(invoice.dueOn)]]
      : []),
    ...(invoice.credited
      ? [['Bij factuur', `${invoice.credited.number} van ${writeDay(invoice.credited.issuedOn)}`]]
      : []),
    ['Klantnummer', invoice.customerNumber],
    ...(invoice.orderNumber ? [['Bestelnummer', invoice.orderNumber]] : []),
    ...(invoice.reference ? [['Uw referentie', invoice.reference]] : []),
  ]
  paper.writeBeside(
    20,
    {
      share: 0.5,
      write: () => {
        paper.write(buyer.name, styles.strong)
        const contact = buyer.contact && `T.a.v. ${buyer.contact}`
        paper.write([contact, ...addressLines(buyer), ...numbers].filter(Boolean).join('\n'))
      },
    },
    {
      share: 0.5,
      write: () =>
        drawLabelledRows(
          paper,
          [{ width: 90 }, {}],
          facts.map((cells) => ({ cells })),
        ),
    },
  )
}

function drawLines(paper: Paper, { lines, prices }: InvoiceRecord): void {
  const priceTitle = prices === 'incl' ? 'incl. btw' : 'excl. btw'
  drawTable(
    paper,
    [
      { title: 'Omschrijving' },
      { title: 'Aantal', width: 42, align: 'right' },
      { title: `Prijs ${priceTitle}`, width: 84, align: 'right' },
      { title: 'Btw', width: 48, align: 'right' },
      { title: `Bedrag ${priceTitle}`, width: 92, align: 'right' },
    ],
    lines.map((line) => [
      line.from && line.until ? `${line.description}\n${writePeriod(line.from, line.until)}` : line.description,
      String(line.quantity),
      formatCents(line.unitCents),
      rateOf(line),
      formatCents(prices === 'incl' ? line.quantity * line.unitCents : line.netCents),
    ]),
  )
}

function rateOf({ vatCategory, vatRate }: Pick<InvoiceRecordLine, 'vatCategory' | 'vatRate'>): string {
  if (vatCategory === 'AE') return 'verlegd'
  return vatCategory === 'O' ? 'geen' : formatVatRate(vatRate)
}

/** Net and VAT of each rate, then the total: together on one page. */
function drawTotals(paper: Paper, invoice: InvoiceRecord): void {
  const rates = invoice.vat.map((rate) => {
    const name = rateOf(rate)
    const label = rate.vatCategory === 'S' ? `Btw ${name} over ${formatCents(rate.netCents)}` : `Btw ${name}`
    return { cells: [label, formatCents(rate.vatCents)] }
  })
  const width = paper.width * 0.6
  paper.within({ x: paper.x + paper.width - width, width }, () =>
    drawLabelledRows(
      paper,
      [{}, { width: 110, align: 'right' }],
      [
        { cells: ['Totaal exclusief btw', formatCents(invoice.netCents)] },
        ...rates,
        { cells: ['Totaal inclusief btw', formatCents(invoice.totalCents)], isTotal: true },
      ],
    ),
  )
}

function paymentText({ kind, payment, number, seller, buyer, dueOn, totalCents }: InvoiceRecord): string {
  const amount = formatCents(Math.abs(totalCents))
  if (kind === 'credit')
    return `Wij verrekenen ${amount} met wat er van de factuur openstaat. Hebt u al betaald? Dan betalen wij het terug op de rekening waarvan de betaling kwam.`
  if (totalCents === 0) return 'U hoeft niets te betalen.'
  if (payment === 'direct-debit') {
    const account = buyer.iban ? ` van rekening ${groupIban(buyer.iban)}` : ''
    const mandate = buyer.mandate ? `, met machtiging ${buyer.mandate}` : ''
    const creditor = seller.creditorId ? ` Ons incassant-ID is ${seller.creditorId}.` : ''
    return `Wij schrijven ${amount} op of kort na ${writeDay(dueOn)} af${account}${mandate}.${creditor}`
  }
  const account = seller.iban ? ` op ${groupIban(seller.iban)} ten name van ${seller.name}` : ''
  return `Wij ontvangen ${amount} graag uiterlijk op ${writeDay(dueOn)}${account}, met vermelding van ${number}.`
}

function notesOf({ notes, vat }: InvoiceRecord): readonly string[] {
  const isReversed = vat.some(({ vatCategory }) => vatCategory === 'AE')
  return isReversed && !notes.includes(reverseCharge) ? [reverseCharge, ...notes] : notes
}
