import { dutchDay } from '@gevel/contract/dutch-day'
import type { LinePeriod, Party, Payment } from '@gevel/contract/ledger'
import type { Cents } from '@gevel/contract/money/cents'
import type { PricedLine, Totals } from '@gevel/contract/money/totals'
import type { Prices } from '@gevel/contract/money/vat'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { nextNumber } from '../numbers/next-number'

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

/**
 * Stores an invoice under the next number of its series and year, all in one statement: others wait for the number until the
 * transaction ends. Dates rise with the numbers of a series: one that waited past midnight for its turn is not dated before the
 * number that was drawn meanwhile.
 */
export async function storeInvoice(trx: Transaction, invoice: CompleteInvoice): Promise<IssuedInvoice> {
  const { kind, charge, payment, reference, prices, totals, at } = invoice
  const { netCents, vatCents, totalCents } = totals
  const issued = await tablesOf(trx)
    .with('drawn', nextNumber(kind === 'invoice' ? 'F' : 'C', dutchDay(at)))
    .with('issued', (tables) =>
      tables
        .insertInto('gevel_invoices')
        .values({
          ...{ number: sql<string>`(SELECT number FROM drawn)`, issued_on: drawnDay, issued_at: at },
          ...{ kind, charge, payment, reference, prices, due_on: invoice.dueOn ?? drawnDay },
          ...{ customer_id: invoice.customerId, order_id: invoice.orderId, credits_id: invoice.creditsId },
          ...{ seller: JSON.stringify(invoice.seller), buyer: JSON.stringify(invoice.buyer) },
          ...{ notes: JSON.stringify(invoice.notes), net_cents: netCents, vat_cents: vatCents },
          ...{ total_cents: totalCents, open_cents: totalCents },
        })
        .returning(['id', 'number', 'issued_on as issuedOn', 'due_on as dueOn']),
    )
    .with('lines', (tables) => tables.insertInto('gevel_invoice_lines').values(totals.lines.map(lineOf)))
    .with('vat', (tables) =>
      tables.insertInto('gevel_invoice_vat').values(
        totals.vat.map((vat) => ({
          ...{ invoice_id: issuedId, vat_category: vat.vatCategory, vat_rate: vat.vatRate },
          ...{ net_cents: vat.netCents, vat_cents: vat.vatCents },
        })),
      ),
    )
    .selectFrom('issued')
    .selectAll()
    .executeTakeFirstOrThrow()
  return { ...issued, totalCents, isNew: true }
}

const drawnDay = sql<string>`(SELECT day FROM drawn)`
/** The id of the invoice that the statement stores. */
const issuedId = sql<number>`(SELECT id FROM issued)`

function lineOf(line: Totals<InvoiceLine>['lines'][number], position: number) {
  const { description, quantity, unitCents, netCents, vatRate, vatCategory, period } = line
  return {
    ...{ invoice_id: issuedId, position, description, quantity, unit_cents: unitCents, net_cents: netCents },
    ...{ vat_rate: vatRate, vat_category: vatCategory },
    ...{ period_from: period?.from ?? null, period_until: period?.until ?? null },
  }
}
