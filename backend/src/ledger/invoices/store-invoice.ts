import { dutchDay } from '@gevel/contract/dutch-day'
import type { LinePeriod, Party, Payment } from '@gevel/contract/ledger'
import type { Cents } from '@gevel/contract/money/cents'
import type { PricedLine, Totals } from '@gevel/contract/money/totals'
import type { Prices } from '@gevel/contract/money/vat'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { nextNumber, previousNumber } from '../numbers/next-number'

/** A line of an invoice. */
export interface InvoiceLine extends PricedLine {
  description: string
  /** the days that it is for; null for something without a duration */
  period: LinePeriod | null
}

export interface IssuedInvoice {
  id: number
  /** `F2026-000123`, of a credit note `C2026-000123` */
  number: string
  /** Dutch days */
  issuedOn: string
  dueOn: string
  /** below zero for a credit note */
  totalCents: Cents
  /** false when it had been issued before */
  isNew: boolean
}

/** An invoice or credit note with all its amounts, before it has a number. */
export interface CompleteInvoice {
  kind: 'invoice' | 'credit'
  customerId: number
  orderId: number | null
  creditsId: number | null
  charge: string
  /** null: the day of issue */
  dueOn: string | null
  payment: Payment
  reference: string | null
  seller: Party
  buyer: Party
  notes: readonly string[]
  prices: Prices
  totals: Totals<InvoiceLine>
  at: Date
}

/** The invoice or credit note of a charge, if it was issued. The customer has to be locked, so that none is being issued. */
export async function findByCharge(trx: Transaction, charge: string): Promise<IssuedInvoice | undefined> {
  const row = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['id', 'number', 'issued_on as issuedOn', 'due_on as dueOn', 'total_cents as totalCents'])
    .where('charge', '=', charge)
    .executeTakeFirst()
  return row && { ...row, isNew: false }
}

/** Stores an invoice under the next number of its series and year, last, because others wait for the series. */
export async function storeInvoice(trx: Transaction, invoice: CompleteInvoice): Promise<IssuedInvoice> {
  const { kind, charge, payment, reference, prices, totals, at } = invoice
  const { number, issuedOn } = await drawNumber(trx, kind, at)
  const { netCents, vatCents, totalCents } = totals
  const dueOn = invoice.dueOn ?? issuedOn
  const { id } = await tablesOf(trx)
    .insertInto('gevel_invoices')
    .values({
      ...{ number, kind, charge, payment, reference, prices, issued_on: issuedOn, due_on: dueOn, issued_at: at },
      ...{ customer_id: invoice.customerId, order_id: invoice.orderId, credits_id: invoice.creditsId },
      ...{ seller: JSON.stringify(invoice.seller), buyer: JSON.stringify(invoice.buyer) },
      ...{ notes: JSON.stringify(invoice.notes), net_cents: netCents, vat_cents: vatCents },
      ...{ total_cents: totalCents, open_cents: totalCents },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeAmounts(trx, id, totals)
  return { id, number, issuedOn, dueOn, totalCents, isNew: true }
}

/**
 * Draws a number with the day of issue. Dates rise with the numbers of a series: one that waited past midnight for its turn may
 * not be dated before the number that was drawn meanwhile.
 */
async function drawNumber(trx: Transaction, kind: CompleteInvoice['kind'], at: Date) {
  const day = dutchDay(at)
  const number = await nextNumber(trx, kind === 'invoice' ? 'F' : 'C', day)
  const previous = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select('issued_on')
    .where('number', '=', previousNumber(number) ?? '')
    .executeTakeFirst()
  return { number, issuedOn: previous && previous.issued_on > day ? previous.issued_on : day }
}

async function storeAmounts(trx: Transaction, invoiceId: number, { lines, vat }: Totals<InvoiceLine>): Promise<void> {
  const tables = tablesOf(trx)
  await tables
    .insertInto('gevel_invoice_lines')
    .values(
      lines.map(({ description, quantity, unitCents, netCents, vatRate, vatCategory, period }, position) => ({
        ...{ invoice_id: invoiceId, position, description, quantity, unit_cents: unitCents, net_cents: netCents },
        ...{ vat_rate: vatRate, vat_category: vatCategory },
        ...{ period_from: period?.from ?? null, period_until: period?.until ?? null },
      })),
    )
    .execute()
  await tables
    .insertInto('gevel_invoice_vat')
    .values(
      vat.map(({ vatCategory, vatRate, netCents, vatCents }) => ({
        ...{ invoice_id: invoiceId, vat_category: vatCategory, vat_rate: vatRate },
        ...{ net_cents: netCents, vat_cents: vatCents },
      })),
    )
    .execute()
}
