import { ledgerErrors } from '@gevel/contract/ledger'
import { type Cents, cents } from '@gevel/contract/money/cents'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { domainError } from '../../platform/errors/domain-error'
import { lockCustomer } from '../customers/customer'
import { type Actor, recordEvent } from '../events/record-event'
import { allocate } from './allocate'

interface Refund {
  /** of the credit note */
  creditId: number
  /** Dutch day on which it was paid back */
  paidOn: string
  /** at most once: 'withdrawal 12' */
  key: string
  note?: string
  actor: Actor
  at: Date
}

/**
 * Records that what is still open of a credit note was paid back to the customer.
 * @returns the amount, above zero; 0 when it was recorded before under this key
 * @throws `ledger/already-paid` when nothing is open of it
 */
export async function refundCredit(trx: Transaction, refund: Refund): Promise<Cents> {
  const { creditId, key, actor, at } = refund
  const tables = tablesOf(trx)
  const credit = tables
    .selectFrom('gevel_invoices')
    .select(['customer_id as customerId', 'open_cents as open'])
    .where('id', '=', creditId)
    .where('kind', '=', 'credit')
  const { customerId } = await credit.executeTakeFirstOrThrow()
  await lockCustomer(trx, customerId)
  if (await tables.selectFrom('gevel_payments').select('id').where('key', '=', key).executeTakeFirst()) return cents(0)
  const { open } = await credit.executeTakeFirstOrThrow()
  if (open === 0) throw domainError(ledgerErrors, 'ledger/already-paid')
  const { id } = await tables
    .insertInto('gevel_payments')
    .values({
      ...{ customer_id: customerId, method: 'refund', cents: open, received_on: refund.paidOn },
      ...{ note: refund.note ?? null, key, stored_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEvent(trx, {
    ...{ customerId, subject: 'payment', subjectId: id, kind: 'refunded', actor, at },
    data: { cents: open },
  })
  await allocate(trx, { invoiceId: creditId, source: { paymentId: id }, cents: open, actor, at })
  return cents(-open)
}
