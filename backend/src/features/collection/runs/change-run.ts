import { collectionErrors } from '@gevel/contract/collection'
import { lockCustomer } from '../../../ledger/customers/customer'
import { recordEvent, recordTogether } from '../../../ledger/events/record-event'
import { recordPayment } from '../../../ledger/payments/record-payment'
import { settleWithCredit } from '../../../ledger/payments/settle-with-credit'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { Cause } from '../../subscriptions/charge'
import { settleOrder } from '../../subscriptions/life/settle-order'

/**
 * Closes a run that the bank has carried out: each of its invoices is paid by its collection.
 * @throws `collection/not-open`
 */
export async function closeRun(trx: Transaction, runId: number, cause: Cause): Promise<void> {
  const { actor, at } = cause
  const { number, collect_on: receivedOn } = await lockOpenRun(trx, runId)
  const tables = tablesOf(trx)
  const collections = await tables
    .selectFrom('gevel_collections as c')
    .innerJoin('gevel_invoices as i', 'i.id', 'c.invoice_id')
    .select(['c.id', 'c.invoice_id as invoiceId', 'c.cents', 'c.mandate_id as mandateId'])
    .select(['i.customer_id as customerId', 'i.order_id as orderId'])
    .where('c.run_id', '=', runId)
    // customers are locked in this order everywhere
    .orderBy('i.customer_id')
    .orderBy('c.id')
    .execute()
  await recordTogether(trx, async () => {
    for (const { id, invoiceId, cents, customerId } of collections)
      await recordPayment(trx, {
        ...{ customerId, method: 'direct-debit', cents, receivedOn, key: `collection ${id}`, invoiceIds: [invoiceId] },
        ...{ note: number, actor, at },
      })
  })
  await tables.updateTable('gevel_collections').set({ state: 'collected' }).where('run_id', '=', runId).execute()
  await tables
    .updateTable('gevel_mandates')
    .set({ last_used_on: receivedOn })
    .where('id', 'in', [...new Set(collections.map(({ mandateId }) => mandateId))])
    .execute()
  await endRun(trx, runId, 'closed', at)
  for (const orderId of new Set(collections.map((one) => one.orderId)))
    if (orderId !== null) await settleOrder(trx, orderId, cause)
}

/**
 * Takes a run back that the bank has not carried out: its invoices are due again, and in the next run.
 * @throws `collection/not-open`
 */
export async function takeBackRun(trx: Transaction, runId: number, { actor, reason = null, at }: Cause): Promise<void> {
  const { number: run } = await lockOpenRun(trx, runId)
  await tablesOf(trx)
    .updateTable('gevel_collections')
    .set({ state: 'taken-back' })
    .where('run_id', '=', runId)
    .execute()
  const invoices = await tablesOf(trx)
    .selectFrom('gevel_collections as c')
    .innerJoin('gevel_invoices as i', 'i.id', 'c.invoice_id')
    .select(['i.id', 'i.customer_id as customerId'])
    .where('c.run_id', '=', runId)
    // customers are locked in this order everywhere
    .orderBy('i.customer_id')
    .orderBy('c.id')
    .execute()
  await recordTogether(trx, async () => {
    for (const { id, customerId } of invoices) {
      await recordEvent(trx, {
        ...{ customerId, subject: 'invoice', subjectId: id, kind: 'collection-taken-back', data: { run } },
        ...{ actor, reason, at },
      })
      // credit notes issued during the run were not settled until the direct debit was
      await lockCustomer(trx, customerId)
      await settleWithCredit(trx, { invoiceId: id, customerId, actor, at })
    }
  })
  await endRun(trx, runId, 'taken-back', at)
}

async function lockOpenRun(trx: Transaction, id: number) {
  const run = await tablesOf(trx)
    .selectFrom('gevel_collection_runs')
    .select(['state', 'number', 'collect_on'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (run?.state !== 'open') throw domainError(collectionErrors, 'collection/not-open')
  return run
}

async function endRun(trx: Transaction, id: number, state: 'closed' | 'taken-back', at: Date): Promise<void> {
  await tablesOf(trx).updateTable('gevel_collection_runs').set({ state, closed_at: at }).where('id', '=', id).execute()
}
