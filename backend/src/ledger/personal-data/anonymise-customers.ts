import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'

/** How long a customer can have a direct debit taken back without a reason, in days (PSD2 article 77): it is owed again then. */
const refundDays = 56

/** Marks the customers for which nobody acts any more once this account is gone. */
export async function markCustomersOf(trx: Transaction, userId: number, at: Date): Promise<void> {
  await tablesOf(trx)
    .updateTable('gevel_customers as c')
    .from('gevel_customer_people as p')
    .set({ account_removed_at: at, changed_at: at })
    .whereRef('p.customer_id', '=', 'c.id')
    .where('p.user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gevel_customer_people as other')
            .select('other.user_id')
            .whereRef('other.customer_id', '=', 'c.id')
            .where('other.user_id', '<>', userId),
        ),
      ),
    )
    .execute()
}

/**
 * Anonymises the marked customers of which nothing is open, and no direct debit can be taken back: of a person the name and address, of a
 * company the one who ordered. Orders, invoices and payments stay, and invoices keep their copies for as long as the law says.
 * @returns how many
 */
export async function anonymiseCustomers(trx: Transaction, at: Date): Promise<number> {
  const tables = tablesOf(trx)
  const { rows } = await sql<{ id: number }>`
    UPDATE gevel_customers c SET contact = NULL, email = '', anonymised_at = ${at}, changed_at = ${at},
      name = CASE kind WHEN 'person' THEN ${removedName} ELSE name END,
      street = CASE kind WHEN 'person' THEN '' ELSE street END,
      postcode = CASE kind WHEN 'person' THEN '' ELSE postcode END,
      city = CASE kind WHEN 'person' THEN '' ELSE city END
    WHERE account_removed_at IS NOT NULL AND anonymised_at IS NULL
      AND NOT EXISTS (SELECT FROM gevel_invoices i WHERE i.customer_id = c.id AND i.open_cents <> 0)
      AND NOT EXISTS (SELECT FROM gevel_payments p WHERE p.customer_id = c.id AND p.method = 'direct-debit'
        AND p.received_on > ${addDays(dutchDay(at), -refundDays)})
    RETURNING id`.execute(tables)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await tables
      .updateTable('gevel_ledger_events')
      .set({ actor_name: null })
      .where('customer_id', 'in', ids)
      .where('actor', '=', 'customer')
      .execute()
  return ids.length
}

/** The name of an anonymised person on the screens of the desk. */
export const removedName = 'Verwijderde klant'
