import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'

/** A statement as it was received, and how far it is. */
export type Withdrawal = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>

/** Loads a statement and locks it until the transaction ends; undefined when there is none. */
export function lockWithdrawal(trx: Transaction, id: number) {
  return tablesOf(trx)
    .selectFrom('gevel_withdrawals')
    .select(['id', 'number', 'order_text as orderText', 'name', 'email', 'received_at as receivedAt', 'state'])
    .select(['order_id as orderId', 'obstacle'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
