import type { CustomerKind } from '@gevel/contract/ledger'
import type { Cents } from '@gevel/contract/money/cents'
import { sql } from 'kysely'
import { codesForPerson } from '../../../ledger/payments/return-codes'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** What a customer owes that is overdue, together. */
export interface Debt {
  customerKind: CustomerKind
  invoices: { id: number; number: string; cents: Cents }[]
  /** of the invoices, less what it has to get back; may be zero or below */
  principalCents: number
}

/**
 * An invoice that is overdue on a day: the customer was to pay it itself, or its direct debit came back and is not tried again. What is
 * disputed, being withdrawn from, or waits for somebody to look at a return is not.
 */
const overdue = (day: string) => sql<boolean>`
  i.kind = 'invoice' AND i.open_cents > 0 AND c.disputed_at IS NULL AND c.mails_stopped_at IS NULL AND c.anonymised_at IS NULL
  AND NOT EXISTS (SELECT FROM gevel_withdrawals w WHERE w.order_id = i.order_id AND w.state IN ('new', 'open'))
  AND NOT EXISTS (SELECT FROM gevel_collections p WHERE p.invoice_id = i.id AND p.state = 'pending')
  AND CASE WHEN i.payment = 'invoice' THEN i.due_on < ${day}
    ELSE coalesce((SELECT r.returned_on < ${day} AND r.retry_on IS NULL AND r.return_code NOT IN (${sql.join(codesForPerson)})
      FROM gevel_collections r WHERE r.invoice_id = i.id AND r.state = 'returned' ORDER BY r.attempt DESC LIMIT 1), false) END`

/** The next customer with something overdue, locked; one that another backend handles is skipped. */
export async function lockNextDebtor(trx: Transaction, after: number, day: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM gevel_customers c WHERE c.id > ${after}
      AND EXISTS (SELECT FROM gevel_invoices i WHERE i.customer_id = c.id AND ${overdue(day)})
    ORDER BY c.id LIMIT 1 FOR UPDATE OF c SKIP LOCKED`.execute(tablesOf(trx))
  return rows[0]?.id
}

/** What a customer owes on a day. */
export async function loadDebt(trx: Transaction, customerId: number, day: string): Promise<Debt> {
  const tables = tablesOf(trx)
  const { rows: invoices } = await sql<Debt['invoices'][number]>`
    SELECT i.id, i.number, i.open_cents AS cents FROM gevel_invoices i JOIN gevel_customers c ON c.id = i.customer_id
    WHERE c.id = ${customerId} AND ${overdue(day)} ORDER BY i.id`.execute(tables)
  const { kind, credit } = await tables
    .selectFrom('gevel_customers as c')
    .select('c.kind')
    .select(
      sql<number>`coalesce((SELECT sum(open_cents) FROM gevel_invoices WHERE customer_id = c.id AND kind = 'credit'), 0)::integer`.as(
        'credit',
      ),
    )
    .where('c.id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    customerKind: kind,
    invoices,
    // credit notes are below zero
    principalCents: invoices.reduce((sum, invoice) => sum + invoice.cents, credit),
  }
}
