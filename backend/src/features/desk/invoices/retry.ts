import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { retryCollection } from '../../collection/returns/retry-collection'
import type { Cause } from '../../editor-actions/perform'
import { requireBillingSettings } from '../billing-settings'

export const retryInput = z.object({})

/** Offers the direct debit of an invoice again that came back. */
export async function retry(
  trx: Transaction,
  id: number,
  _: object,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const invoice = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['id', 'number', 'customer_id as customerId'])
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  if (invoice) await retryCollection(trx, invoice, { settings: await requireBillingSettings(), actor, at })
  return invoice?.number
}
