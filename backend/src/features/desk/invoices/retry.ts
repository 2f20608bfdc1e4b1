import { z } from 'zod'
import type { Transaction } from '../../../platform/database/transaction'
import { retryCollection } from '../../collection/returns/retry-collection'
import type { Cause } from '../../editor-actions/perform'
import { requireBillingSettings } from '../billing-settings'
import { lockInvoice } from './lock-invoice'

export const retryInput = z.object({})

/** Offers the direct debit of an invoice again that came back. */
export async function retry(
  trx: Transaction,
  id: number,
  _: object,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const invoice = await lockInvoice(trx, id)
  if (invoice) await retryCollection(trx, invoice, { settings: await requireBillingSettings(), actor, at })
  return invoice?.number
}
