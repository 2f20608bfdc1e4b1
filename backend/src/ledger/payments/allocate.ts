import type { Cents } from '@gevel/contract/money/cents'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { type Actor, recordEvent } from '../events/record-event'

/** A part of a payment, or of a credit note, that settles an invoice. */
interface Allocation {
  invoiceId: number
  source: { paymentId: number } | { creditId: number }
  /** below zero takes it back; of a credit note that is paid back, `invoiceId` is its own */
  cents: Cents
  actor: Actor
  at: Date
}

/**
 * Settles a part of an invoice, and writes on its timeline when it is paid thereby, or open again. The customer has to be locked.
 * @throws the error of a violated check when it would settle more than is open
 */
export async function allocate(trx: Transaction, { invoiceId, source, cents, actor, at }: Allocation): Promise<void> {
  const tables = tablesOf(trx)
  const [paymentId, creditId] = 'paymentId' in source ? [source.paymentId, null] : [null, source.creditId]
  await tables
    .insertInto('gevel_allocations')
    .values({ invoice_id: invoiceId, payment_id: paymentId, credit_id: creditId, cents, at })
    .execute()
  if (creditId !== null)
    await tables
      .updateTable('gevel_invoices')
      .set({ open_cents: sql`open_cents + ${cents}` })
      .where('id', '=', creditId)
      .execute()
  const { open, customerId } = await tables
    .updateTable('gevel_invoices')
    .set({ open_cents: sql`open_cents - ${cents}` })
    .where('id', '=', invoiceId)
    .returning(['open_cents as open', 'customer_id as customerId'])
    .executeTakeFirstOrThrow()
  const before = open + cents
  const kind = open === 0 ? 'settled' : before === 0 ? 'reopened' : undefined
  if (kind) await recordEvent(trx, { customerId, subject: 'invoice', subjectId: invoiceId, kind, actor, at })
}
