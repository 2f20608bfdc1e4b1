import type { Prices, VatCategory } from '@gevel/contract/money/vat'
import { z } from 'zod'
import type { Transaction } from '../../platform/database/transaction'

/** A party as it was on the day of issue. */
export const partySchema = z.object({
  name: z.string(),
  contact: z.string().nullish(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2 */
  country: z.string(),
  kvk: z.string().nullish(),
  vatId: z.string().nullish(),
  email: z.string().nullish(),
  iban: z.string().nullish(),
  /** of the buyer: the reference of the mandate by which it is collected */
  mandate: z.string().nullish(),
  /** of the seller */
  creditorId: z.string().nullish(),
})
export type Party = z.infer<typeof partySchema>

export interface InvoiceLine {
  description: string
  quantity: number
  /** with or without VAT, by the invoice's kind of prices */
  unit_cents: number
  net_cents: number
  /** in hundredths of a percent */
  vat_rate: number
  vat_category: VatCategory
  /** ISO days, both included */
  period_from: string | null
  period_until: string | null
}

interface InvoiceRow {
  number: string
  kind: 'invoice' | 'credit'
  issued_on: string
  due_on: string
  issued_at: Date
  payment: 'direct-debit' | 'invoice'
  reference: string | null
  prices: Prices
  net_cents: number
  vat_cents: number
  total_cents: number
  customer_kind: 'person' | 'company'
  customer_number: string
  order_number: string | null
  /** the invoice that a credit note is of */
  credited_number: string | null
  credited_on: string | null
}

/** An invoice or credit note as it was issued: nothing of it changes later. */
export interface InvoiceRecord extends InvoiceRow {
  seller: Party
  buyer: Party
  notes: string[]
  lines: InvoiceLine[]
  /** what is taxed at one rate */
  vat: { vat_category: VatCategory; vat_rate: number; net_cents: number; vat_cents: number }[]
}

/** @throws Error when there is no such invoice */
export async function loadInvoice(trx: Transaction, id: number): Promise<InvoiceRecord> {
  const row: (InvoiceRow & { copies: string }) | undefined = await trx('gevel_invoices as i')
    .join('gevel_customers as c', 'c.id', 'i.customer_id')
    .leftJoin('gevel_orders as o', 'o.id', 'i.order_id')
    .leftJoin('gevel_invoices as credited', 'credited.id', 'i.credits_id')
    .where('i.id', id)
    .first(
      ...['i.number', 'i.kind', 'i.issued_at', 'i.payment', 'i.reference', 'i.prices', 'i.net_cents', 'i.vat_cents'],
      ...['i.total_cents', 'c.kind as customer_kind', 'c.number as customer_number', 'o.number as order_number'],
      'credited.number as credited_number',
      trx.raw('i.issued_on::text, i.due_on::text, credited.issued_on::text AS credited_on'),
      trx.raw("json_build_object('seller', i.seller, 'buyer', i.buyer, 'notes', i.notes)::text AS copies"),
    )
  if (!row) throw new Error(`There is no invoice ${id}`)
  const { copies, ...invoice } = row
  const lines: InvoiceLine[] = await trx('gevel_invoice_lines')
    .where({ invoice_id: id })
    .orderBy('position')
    .select(
      ...['description', 'quantity', 'unit_cents', 'net_cents', 'vat_rate', 'vat_category'],
      trx.raw('period_from::text, period_until::text'),
    )
  const vat: InvoiceRecord['vat'] = await trx('gevel_invoice_vat')
    .where({ invoice_id: id })
    .orderBy(['vat_category', 'vat_rate'])
    .select('vat_category', 'vat_rate', 'net_cents', 'vat_cents')
  return { ...invoice, ...copiesSchema.parse(JSON.parse(copies)), lines, vat }
}

const copiesSchema = z.object({ seller: partySchema, buyer: partySchema, notes: z.array(z.string()) })
