import { cents } from '@gevel/contract/money/cents'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import type { Actor } from '../events/record-event'
import { allocate } from './allocate'

interface Settlement {
  /** just issued to the customer, which is locked */
  invoiceId: number
  customerId: number
  actor: Actor
  at: Date
}

/** Settles an invoice with what is still open of the customer's credit notes, the oldest first, instead of paying that back. */
export async function settleWithCredit(trx: Transaction, settlement: Settlement): Promise<void> {
  const { invoiceId, customerId, actor, at } = settlement
  const tables = tablesOf(trx)
  const credits = await tables
    .selectFrom('gevel_invoices')
    .select(['id', 'open_cents as open'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'credit')
    .where('open_cents', '<', cents(0))
    .orderBy('id')
    .execute()
  if (credits.length === 0) return
  const invoice = await tables
    .selectFrom('gevel_invoices')
    .select('open_cents as open')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  let open: number = invoice.open
  for (const credit of credits) {
    const part = cents(Math.min(open, -credit.open))
    if (part === 0) break
    await allocate(trx, { invoiceId, source: { creditId: credit.id }, cents: part, actor, at })
    open -= part
  }
}
