import { type Cents, cents, sumCents } from '@gevel/contract/money/cents'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { lockCustomer } from '../customers/customer'
import { type Actor, recordEvent } from '../events/record-event'
import { allocate } from './allocate'

interface NewPayment {
  customerId: number
  method: 'direct-debit' | 'transfer'
  /** above zero */
  cents: Cents
  /** Dutch day */
  receivedOn: string
  /** what it is of, at most once: 'collection 12' */
  key: string
  /** the invoices that it pays, in this order; by default all that are open, the first due first */
  invoiceIds?: readonly number[]
  note?: string
  actor: Actor
  at: Date
}

interface RecordedPayment {
  id: number
  /** what no invoice was open for: the customer paid too much */
  unallocatedCents: Cents
}

/**
 * Records money that came in, and settles invoices with it: each up to what is open of it.
 * @returns the payment, or the one that was recorded before under this key
 */
export async function recordPayment(trx: Transaction, payment: NewPayment): Promise<RecordedPayment> {
  const { customerId, method, key, actor, at } = payment
  await lockCustomer(trx, customerId)
  const tables = tablesOf(trx)
  const repeated = await tables.selectFrom('gevel_payments').select('id').where('key', '=', key).executeTakeFirst()
  if (repeated) return { id: repeated.id, unallocatedCents: await unallocatedOf(trx, repeated.id) }
  const { id } = await tables
    .insertInto('gevel_payments')
    .values({
      ...{ customer_id: customerId, method, cents: payment.cents, received_on: payment.receivedOn },
      ...{ note: payment.note ?? null, key, stored_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEvent(trx, {
    ...{ customerId, subject: 'payment', subjectId: id, kind: 'received', actor, at },
    data: { cents: payment.cents, method },
  })
  let left: number = payment.cents
  for (const invoice of await openInvoices(trx, customerId, payment.invoiceIds)) {
    const part = cents(Math.min(left, invoice.open))
    if (part === 0) continue
    await allocate(trx, { invoiceId: invoice.id, source: { paymentId: id }, cents: part, actor, at })
    left -= part
  }
  return { id, unallocatedCents: cents(left) }
}

/** Invoices of a customer with something open, the first due first or in the given order. */
async function openInvoices(trx: Transaction, customerId: number, ids?: readonly number[]) {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['id', 'open_cents as open'])
    .where('customer_id', '=', customerId)
    .where('open_cents', '>', cents(0))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('due_on')
    .orderBy('id')
    .execute()
  return ids ? rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : rows
}

async function unallocatedOf(trx: Transaction, paymentId: number): Promise<Cents> {
  const tables = tablesOf(trx)
  const payment = await tables
    .selectFrom('gevel_payments')
    .select('cents')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const parts = await tables
    .selectFrom('gevel_allocations')
    .select('cents')
    .where('payment_id', '=', paymentId)
    .execute()
  return cents(payment.cents - sumCents(parts.map((part) => part.cents)))
}
