import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { queueMail } from '../../platform/mail/queue-mail'
import type { WithdrawableOrder } from './find-order'
import type { Withdrawal } from './withdrawal'
import { copyMail } from './withdrawal-mails'

const dayMs = 86_400_000

/**
 * Mails the customer of an order what somebody sent from another address: at most once a day for an order, since anybody can name one.
 */
export async function mailCopy(trx: Transaction, statement: Withdrawal, order: WithdrawableOrder): Promise<void> {
  const { id, number, orderText, name, email, receivedAt } = statement
  const earlier = await tablesOf(trx)
    .selectFrom('gevel_withdrawals')
    .select('id')
    .where('order_id', '=', order.id)
    .where('obstacle', '=', 'other-address')
    .where('id', '<>', id)
    .where('received_at', '>', new Date(receivedAt.getTime() - dayMs))
    .executeTakeFirst()
  if (earlier) return
  await queueMail(copyMail, order.email, {
    number,
    orderText,
    name,
    email,
    receivedAt,
    customerName: order.customerName,
  })
}
