import { type Cents, sumCents } from '@gevel/contract/money/cents'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { mandateStateOn } from '../../../ledger/payments/mandates'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** An invoice that can be collected, with the mandate for it. */
export interface DueInvoice {
  id: number
  number: string
  customerId: number
  openCents: Cents
  mandateId: number
  reference: string
  iban: string
  holder: string
  signedAt: Date
  /** of this collection, from 1 */
  attempt: number
}

/** Of an attempt, unique for ever: `F2026-000123-2`. */
export function endToEndId({ number, attempt }: DueInvoice): string {
  return `${number}-${attempt}`
}

/**
 * Finds the invoices to collect on a day, and locks their customers and then the invoices: what is open of them does not change until
 * the transaction ends. One that is in a run already is left out; one that was returned comes back on its day of another try, or
 * when there is another mandate since.
 */
export async function lockDueInvoices(trx: Transaction, collectOn: string): Promise<DueInvoice[]> {
  const tables = tablesOf(trx)
  const candidates = await dueInvoices(trx, collectOn)
  const customerIds = candidates.map(({ customerId }) => customerId)
  if (customerIds.length === 0) return []
  await tables
    .selectFrom('gevel_customers')
    .select('id')
    .where('id', 'in', customerIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  // payments may have come in while the customers were waited for
  const due = await dueInvoices(trx, collectOn)
  const locked = new Set(customerIds)
  return due.filter(({ customerId }) => locked.has(customerId))
}

/** Whether a run for a day would take an invoice, as it is now. */
export async function isDue(trx: Transaction, invoiceId: number, collectOn: string): Promise<boolean> {
  return (await dueInvoices(trx, collectOn, invoiceId)).length > 0
}

/**
 * The invoices to collect on a day, as they are now.
 * @param only of these the one with this id
 */
async function dueInvoices(knex: Knex, collectOn: string, only: number | null = null): Promise<DueInvoice[]> {
  const { rows } = await sql<DueInvoice>`
    SELECT i.id, i.number, i.customer_id AS "customerId", i.open_cents AS "openCents", m.id AS "mandateId", m.reference, m.iban,
      m.holder, m.signed_at AS "signedAt", coalesce(last.attempt, 0) + 1 AS attempt
    FROM gevel_invoices i
    JOIN gevel_orders o ON o.id = i.order_id
    LEFT JOIN gevel_subscriptions s ON s.order_id = o.id
    JOIN gevel_mandates m ON m.id = coalesce(s.mandate_id, o.mandate_id)
    LEFT JOIN LATERAL (
      SELECT c.attempt, c.state, c.retry_on, c.mandate_id FROM gevel_collections c
      WHERE c.invoice_id = i.id ORDER BY c.attempt DESC LIMIT 1) last ON true
    WHERE i.kind = 'invoice' AND i.payment = 'direct-debit' AND coalesce(s.payment, o.payment) = 'direct-debit' AND i.open_cents > 0
      AND i.due_on <= ${collectOn} AND ${mandateStateOn(collectOn)} = 'valid' AND (${only}::integer IS NULL OR i.id = ${only}::integer)
      AND (last.state IS NULL OR last.state = 'taken-back'
        OR last.state = 'returned' AND (last.retry_on <= ${collectOn} OR last.mandate_id <> m.id))
    ORDER BY i.id`.execute(tablesOf(knex))
  return rows
}

/** What a run for a day would have now. */
export async function previewRun(knex: Knex, collectOn: string): Promise<{ collections: number; totalCents: Cents }> {
  const due = await dueInvoices(knex, collectOn)
  return { collections: due.length, totalCents: sumCents(due.map(({ openCents }) => openCents)) }
}
