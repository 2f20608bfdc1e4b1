import { collectionErrors } from '@gevel/contract/collection'
import { targetDayFrom } from '@gevel/contract/target-days'
import { lockCustomer } from '../../../ledger/customers/customer'
import { recordEvent } from '../../../ledger/events/record-event'
import { canBeOfferedAgain } from '../../../ledger/payments/return-codes'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { Cause } from '../../subscriptions/charge'
import { isDue } from '../runs/due-invoices'
import { earliestDay } from '../runs/open-run'

/**
 * Puts an invoice into the runs again whose direct debit came back and is not tried again by itself: somebody has mended the cause, or
 * the customer asked for it. A repeat changes nothing.
 * @throws `collection/not-again` when nothing came back, nothing is open, its reason allows no further try, or no run would take it: its
 *   mandate was revoked or has lapsed since
 */
export async function retryCollection(
  trx: Transaction,
  { id: invoiceId, customerId }: { id: number; customerId: number },
  { settings, actor, at }: Cause,
): Promise<void> {
  await lockCustomer(trx, customerId)
  const last = await tablesOf(trx)
    .selectFrom('gevel_collections as c')
    .innerJoin('gevel_invoices as i', 'i.id', 'c.invoice_id')
    .select(['c.id', 'c.state', 'c.return_code as code', 'c.retry_on as retryOn', 'i.open_cents as open'])
    .where('c.invoice_id', '=', invoiceId)
    .orderBy('c.attempt', 'desc')
    .executeTakeFirst()
  if (last?.state !== 'returned' || last.open === 0 || !canBeOfferedAgain(last.code ?? ''))
    throw domainError(collectionErrors, 'collection/not-again')
  if (last.retryOn !== null) return
  const retryOn = targetDayFrom(earliestDay(settings, at))
  await tablesOf(trx).updateTable('gevel_collections').set({ retry_on: retryOn }).where('id', '=', last.id).execute()
  if (!(await isDue(trx, invoiceId, retryOn))) throw domainError(collectionErrors, 'collection/not-again')
  await recordEvent(trx, {
    ...{ customerId, subject: 'invoice', subjectId: invoiceId, kind: 'retry-planned', data: { retryOn }, actor, at },
  })
}
