import { formatCents, formatVatRate } from '@gevel/contract/money/format'
import { makePdf } from '../../platform/pdf/make-pdf'
import type { Paper } from '../../platform/pdf/paper'
import type { MissingGlyph } from '../../platform/pdf/runs'
import { drawLabelledRows, drawTable } from '../../platform/pdf/table'
import { styles } from '../../platform/pdf/text-style'
import { writeDay, writePeriod } from './days'
import type { InvoiceLine, InvoiceRecord } from './invoice-record'
import { addressLines, drawLetterhead, groupIban } from './letterhead'
import { reverseCharge } from './reverse-charge'

/** An invoice or credit note as PDF, with all that Wet OB 1968 art. 35a asks for. */
export function invoicePdf(invoice: InvoiceRecord, brand: string, missing?: MissingGlyph): Promise<Buffer> {
  const { number, kind, seller, issued_at } = invoice
  const title = `${kind === 'credit' ? 'Creditfactuur' : 'Factuur'} ${number}`
  const footer = [seller.name, seller.kvk && `KvK ${seller.kvk}`, title].filter(Boolean).join(' · ')
  return makePdf(
    { title, author: seller.name, at: issued_at, footer },
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
    ['Datum', writeDay(invoice.issued_on)],
    ...(invoice.kind === 'invoice'
      ? [[invoice.payment === 'invoice' ? 'Uiterlijk betalen' : 'Incasso', writeDay(invoice.due_on)]]
      : []),
    ...(invoice.credited_number && invoice.credited_on
      ? [['Bij factuur', `${invoice.credited_number} van ${writeDay(invoice.credited_on)}`]]
      : []),
    ['Klantnummer', invoice.customer_number],
    ...(invoice.order_number ? [['Bestelnummer', invoice.order_number]] : []),
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
      line.period_from && line.period_until
        ? `${line.description}\n${writePeriod(line.period_from, line.period_until)}`
        : line.description,
      String(line.quantity),
      formatCents(line.unit_cents),
      rateOf(line),
      formatCents(prices === 'incl' ? line.quantity * line.unit_cents : line.net_cents),
    ]),
  )
}

function rateOf({ vat_category, vat_rate }: Pick<InvoiceLine, 'vat_category' | 'vat_rate'>): string {
  if (vat_category === 'AE') return 'verlegd'
  return vat_category === 'O' ? 'geen' : formatVatRate(vat_rate)
}

/** Net and VAT of each rate, then the total: together on one page. */
function drawTotals(paper: Paper, invoice: InvoiceRecord): void {
  const rates = invoice.vat.map((rate) => {
    const name = rateOf(rate)
    const label = rate.vat_category === 'S' ? `Btw ${name} over ${formatCents(rate.net_cents)}` : `Btw ${name}`
    return { cells: [label, formatCents(rate.vat_cents)] }
  })
  const width = paper.width * 0.6
  paper.within({ x: paper.x + paper.width - width, width }, () =>
    drawLabelledRows(
      paper,
      [{}, { width: 110, align: 'right' }],
      [
        { cells: ['Totaal exclusief btw', formatCents(invoice.net_cents)] },
        ...rates,
        { cells: ['Totaal inclusief btw', formatCents(invoice.total_cents)], isTotal: true },
      ],
    ),
  )
}

function paymentText({ kind, payment, number, seller, buyer, due_on, total_cents }: InvoiceRecord): string {
  const amount = formatCents(Math.abs(total_cents))
  if (kind === 'credit')
    return `Wij verrekenen ${amount} met wat er van de factuur openstaat. Hebt u al betaald? Dan betalen wij het terug op de rekening waarvan de betaling kwam.`
  if (total_cents === 0) return 'U hoeft niets te betalen.'
  if (payment === 'direct-debit') {
    const account = buyer.iban ? ` van rekening ${groupIban(buyer.iban)}` : ''
    const mandate = buyer.mandate ? `, met machtiging ${buyer.mandate}` : ''
    const creditor = seller.creditorId ? ` Ons incassant-ID is ${seller.creditorId}.` : ''
    return `Wij schrijven ${amount} op of kort na ${writeDay(due_on)} af${account}${mandate}.${creditor}`
  }
  const account = seller.iban ? ` op ${groupIban(seller.iban)} ten name van ${seller.name}` : ''
  return `Wij ontvangen ${amount} graag uiterlijk op ${writeDay(due_on)}${account}, met vermelding van ${number}.`
}

function notesOf({ notes, vat }: InvoiceRecord): readonly string[] {
  const isReversed = vat.some(({ vat_category }) => vat_category === 'AE')
  return isReversed && !notes.includes(reverseCharge) ? [reverseCharge, ...notes] : notes
}
