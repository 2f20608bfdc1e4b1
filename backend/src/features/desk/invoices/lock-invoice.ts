import { lockCustomer } from '../../../ledger/customers/customer'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/**
 * Loads an invoice, whose customer is then locked until the transaction ends, as for all that changes what it owes.
 * @returns undefined when there is none, or for a credit note
 */
export async function lockInvoice(trx: Transaction, id: number) {
  const invoice = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['id', 'number', 'customer_id as customerId', 'order_id as orderId'])
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  if (invoice) await lockCustomer(trx, invoice.customerId)
  return invoice
}
