import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import type { InvoiceState } from '../words'

const mostInvoices = 100

/** The latest invoices and credit notes of a customer, or of one of its orders. */
export async function invoicesOf(knex: Knex, of: { customer_id: number } | { order_id: number }, today: string) {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_invoices')
    .select(['id', 'number', 'kind', 'issued_on as issuedOn', 'due_on as dueOn'])
    .select(['total_cents as totalCents', 'open_cents as openCents', 'credits_id as creditsId'])
    .where((where) => where.and(of))
    .orderBy('id', 'desc')
    .limit(mostInvoices)
    .execute()
  return rows.map((row) => ({ ...row, state: invoiceState(row, today) }))
}

/** An invoice as screens list it. */
export type ListedInvoice = Awaited<ReturnType<typeof invoicesOf>>[number]

/** How an invoice stands on a Dutch day. */
export function invoiceState(
  invoice: { kind: 'invoice' | 'credit'; openCents: number; dueOn: string },
  today: string,
): InvoiceState {
  if (invoice.kind === 'credit') return 'credit'
  if (invoice.openCents === 0) return 'paid'
  return invoice.dueOn < today ? 'late' : 'open'
}
