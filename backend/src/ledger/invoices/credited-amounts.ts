import { type Cents, cents } from '@gevel/contract/money/cents'
import type { VatTotal } from '@gevel/contract/money/totals'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import type { InvoiceLine } from './store-invoice'

/** What of an invoice was not credited yet, by rate. */
export async function restByRate(trx: Transaction, invoiceId: number): Promise<VatTotal[]> {
  const invoiced = await vatQuery(trx).where('i.id', '=', invoiceId).execute()
  const credited = await vatQuery(trx).where('i.credits_id', '=', invoiceId).execute()
  return invoiced.map(({ vatCategory, vatRate, netCents, vatCents }) => {
    const parts = credited.filter((part) => part.vatCategory === vatCategory && part.vatRate === vatRate)
    return {
      ...{ vatCategory, vatRate },
      // amounts of credit notes are below zero
      netCents: cents(parts.reduce((rest, part) => rest + part.netCents, netCents as number)),
      vatCents: cents(parts.reduce((rest, part) => rest + part.vatCents, vatCents as number)),
    }
  })
}

/** The lines of an invoice as they were issued. */
export async function linesOfInvoice(
  trx: Transaction,
  invoiceId: number,
): Promise<(InvoiceLine & { netCents: Cents })[]> {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_invoice_lines')
    .select(['description', 'quantity', 'unit_cents as unitCents', 'net_cents as netCents'])
    .select(['vat_rate as vatRate', 'vat_category as vatCategory', 'period_from as from', 'period_until as until'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
  return rows.map(({ from, until, ...line }) => ({ ...line, period: from && until ? { from, until } : null }))
}

function vatQuery(trx: Transaction) {
  return tablesOf(trx)
    .selectFrom('gevel_invoice_vat as v')
    .innerJoin('gevel_invoices as i', 'i.id', 'v.invoice_id')
    .select(['v.vat_category as vatCategory', 'v.vat_rate as vatRate'])
    .select(['v.net_cents as netCents', 'v.vat_cents as vatCents'])
    .orderBy('v.vat_rate', 'desc')
}
