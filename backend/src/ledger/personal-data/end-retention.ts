import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { removedName } from './anonymise-customers'

/**
 * How many years the administration is kept after that of its date (AWR article 52 lid 4, Wet OB 1968 article 34a): what is of 2026 until
 * the end of 2033. The privacy page says so.
 */
const retentionYears = 7

/** Rows of one transaction. */
const batch = 1_000

/** The first day of which the administration is still kept, on a Dutch day. */
function firstKeptDay(today: string): string {
  return `${Number(today.slice(0, 4)) - retentionYears}-01-01`
}

/**
 * Empties a batch of invoices whose retention is over: their copies of the buyer, reference and notes, and their files. The amounts stay.
 * @returns whether that was the last batch
 */
export async function emptyOldInvoices(trx: Transaction, today: string): Promise<boolean> {
  const tables = tablesOf(trx)
  const { rows } = await sql<{ id: number }>`
    UPDATE gevel_invoices SET reference = NULL, notes = '[]', buyer = jsonb_build_object(
      'name', '', 'street', '', 'postcode', '', 'city', '', 'country', buyer ->> 'country')
    WHERE id IN (SELECT id FROM gevel_invoices WHERE issued_on < ${firstKeptDay(today)} AND buyer ->> 'name' <> ''
      ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(tables)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await tables
      .deleteFrom('gevel_customer_documents')
      .where('subject', '=', 'invoice')
      .where('subject_id', 'in', ids)
      .execute()
  return ids.length < batch
}

/**
 * Empties a batch of customers with whom nothing happened since the first day that is kept: names, addresses and numbers, what
 * they agreed to with their orders, texts of their timeline, and their files. Those with an account are left.
 * @returns whether that was the last batch
 */
export async function emptyOldCustomers(trx: Transaction, today: string, at: Date): Promise<boolean> {
  const day = firstKeptDay(today)
  const tables = tablesOf(trx)
  const { rows } = await sql<{ id: number }>`
    UPDATE gevel_customers SET name = ${removedName}, contact = NULL, email = '', street = '', postcode = '', city = '',
      kvk = NULL, vat_id = NULL, vat_id_consultation = NULL, emptied_at = ${at}, changed_at = ${at}
    WHERE id IN (SELECT id FROM gevel_customers c WHERE created_at < ${day} AND emptied_at IS NULL
      AND NOT EXISTS (SELECT FROM gevel_customer_people p WHERE p.customer_id = c.id)
      AND NOT EXISTS (SELECT FROM gevel_invoices i WHERE i.customer_id = c.id AND (i.issued_on >= ${day} OR i.open_cents <> 0))
      AND NOT EXISTS (SELECT FROM gevel_payments p WHERE p.customer_id = c.id AND p.received_on >= ${day})
      AND NOT EXISTS (SELECT FROM gevel_orders o WHERE o.customer_id = c.id AND o.placed_at >= ${day})
      AND NOT EXISTS (SELECT FROM gevel_ledger_events e WHERE e.customer_id = c.id AND e.at >= ${day})
      ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(tables)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    await tables
      .updateTable('gevel_orders')
      .set({ agreed: '{}', reference: null })
      .where('customer_id', 'in', ids)
      .execute()
    await tables
      .updateTable('gevel_ledger_events')
      .set({ actor_name: null, reason: null, data: '{}' })
      .where('customer_id', 'in', ids)
      .execute()
    await tables.deleteFrom('gevel_customer_documents').where('customer_id', 'in', ids).execute()
  }
  return ids.length < batch
}
