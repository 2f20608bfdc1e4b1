import { type Cents, sumCents } from '@gevel/contract/money/cents'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'

/**
 * What a direct debit at the bank is collecting of an invoice. The money comes in whatever happens to the invoice meanwhile, so nothing
 * else may settle that part: it would be paid twice, and nobody would see what is to be paid back.
 */
export async function collectingCents(trx: Transaction, invoiceId: number): Promise<Cents> {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_collections')
    .select('cents')
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'pending')
    .execute()
  return sumCents(rows.map(({ cents }) => cents))
}
