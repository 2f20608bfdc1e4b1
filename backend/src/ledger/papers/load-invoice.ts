import { partySchema } from '@gevel/contract/ledger'
import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import type { InvoiceRecord } from './invoice-record'

/** @throws Error when there is no such invoice */
export async function loadInvoice(id: number): Promise<InvoiceRecord> {
  const tables = tablesOf(strapi.db.connection)
  const { seller, buyer, notes, creditedNumber, creditedOn, ...invoice } = await tables
    .selectFrom('gevel_invoices as i')
    .innerJoin('gevel_customers as c', 'c.id', 'i.customer_id')
    .leftJoin('gevel_orders as o', 'o.id', 'i.order_id')
    .leftJoin('gevel_invoices as credited', 'credited.id', 'i.credits_id')
    .select(['i.number', 'i.kind', 'i.issued_on as issuedOn', 'i.due_on as dueOn', 'i.issued_at as issuedAt'])
    .select(['i.payment', 'i.reference', 'i.prices', 'i.seller', 'i.buyer', 'i.notes'])
    .select(['i.net_cents as netCents', 'i.vat_cents as vatCents', 'i.total_cents as totalCents'])
    .select(['c.number as customerNumber', 'o.number as orderNumber'])
    .select(['credited.number as creditedNumber', 'credited.issued_on as creditedOn'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = await tables
    .selectFrom('gevel_invoice_lines')
    .select(['description', 'quantity', 'unit_cents as unitCents', 'net_cents as netCents', 'vat_rate as vatRate'])
    .select(['vat_category as vatCategory', 'period_from as from', 'period_until as until'])
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute()
  const vat = await tables
    .selectFrom('gevel_invoice_vat')
    .select(['vat_category as vatCategory', 'vat_rate as vatRate', 'net_cents as netCents', 'vat_cents as vatCents'])
    .where('invoice_id', '=', id)
    .orderBy('vat_category')
    .orderBy('vat_rate', 'desc')
    .execute()
  return {
    ...invoice,
    credited: creditedNumber && creditedOn ? { number: creditedNumber, issuedOn: creditedOn } : null,
    seller: partySchema.parse(JSON.parse(seller)),
    buyer: partySchema.parse(JSON.parse(buyer)),
    notes: z.array(z.string()).parse(JSON.parse(notes)),
    ...{ lines, vat },
  }
}
