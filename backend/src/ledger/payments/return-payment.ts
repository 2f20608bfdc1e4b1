import { ledgerErrors } from '@gevel/contract/ledger'
import { cents, negateCents } from '@gevel/contract/money/cents'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { domainError } from '../../platform/errors/domain-error'
import { lockCustomer } from '../customers/customer'
import { type Actor, recordEvent } from '../events/record-event'
import { allocate } from './allocate'

interface NewReturn {
  /** of the payment that the bank took back */
  paymentKey: string
  /** Dutch day */
  returnedOn: string
  /** the bank's reason, with its code */
  reason: string
  /** at most once: 'return 12' */
  key: string
  actor: Actor
  at: Date
}

/**
 * Records that the bank took a direct debit back: the invoices that it settled are open again.
 * @returns the ids of those invoices; none when it was recorded before under this key
 * @throws `ledger/not-possible` when the payment was returned before under another key
 */
export async function returnPayment(trx: Transaction, returned: NewReturn): Promise<number[]> {
  const { key, reason, actor, at } = returned
  const tables = tablesOf(trx)
  const payment = await tables
    .selectFrom('gevel_payments')
    .select(['id', 'customer_id as customerId', 'cents'])
    .where('key', '=', returned.paymentKey)
    .executeTakeFirst()
  if (!payment) throw new Error(`There is no payment ${returned.paymentKey}`)
  const { customerId } = payment
  await lockCustomer(trx, customerId)
  if (await tables.selectFrom('gevel_payments').select('id').where('key', '=', key).executeTakeFirst()) return []
  const settled = await tables
    .selectFrom('gevel_allocations')
    .select(['invoice_id as invoiceId', sql<number>`sum(cents)::integer`.as('cents')])
    .where('payment_id', '=', payment.id)
    .groupBy('invoice_id')
    .having(sql`sum(cents)`, '<>', 0)
    .execute()
  const earlier = await tables
    .selectFrom('gevel_ledger_events')
    .select('id')
    .where((where) => where.and({ subject: 'payment', subject_id: payment.id, kind: 'returned' }))
    .executeTakeFirst()
  if (earlier) throw domainError(ledgerErrors, 'ledger/not-possible')
  await tables
    .insertInto('gevel_payments')
    .values({
      ...{ customer_id: customerId, method: 'return', cents: negateCents(payment.cents), note: reason, key },
      ...{ received_on: returned.returnedOn, stored_at: at },
    })
    .execute()
  await recordEvent(trx, {
    ...{ customerId, subject: 'payment', subjectId: payment.id, kind: 'returned', actor, reason, at },
  })
  for (const { invoiceId, cents: part } of settled)
    await allocate(trx, { invoiceId, source: { paymentId: payment.id }, cents: cents(-part), actor, at })
  return settled.map(({ invoiceId }) => invoiceId)
}
