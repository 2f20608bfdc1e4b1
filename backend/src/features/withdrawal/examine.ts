import { dutchDay } from '@gevel/contract/dutch-day'
import type { WithdrawalObstacle } from '@gevel/contract/withdrawals'
import { z } from 'zod'
import { loadBillingSettings } from '../../content/billing/billing-settings'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { defineJob } from '../../platform/jobs/job'
import { carryOut } from './carry-out'
import { findWithdrawableOrder, type WithdrawableOrder } from './find-order'
import { mailCopy } from './mail-copy'
import { lockWithdrawal, type Withdrawal } from './withdrawal'

/** Looks up the order of a statement: what the rules allow is done at once, and the rest is left to a person. */
export const examineWithdrawal = defineJob({
  name: 'withdrawal-examine',
  data: z.object({ id: z.int().positive() }),
  work: async ({ id }) => {
    const settings = await loadBillingSettings()
    await inTransaction(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, id)
      if (withdrawal?.state !== 'new') return
      const order = await findWithdrawableOrder(trx, withdrawal.orderText)
      const obstacle = order && settings ? obstacleTo(withdrawal, order) : 'unknown-order'
      if (order && settings && obstacle === null) {
        const { customerName } = order
        const cause = { settings, actor: { kind: 'customer', name: customerName } as const, at: new Date() }
        return carryOut(trx, withdrawal, order, cause)
      }
      await leaveToPerson(trx, withdrawal, { orderId: order?.id ?? null, obstacle: obstacle ?? 'unknown-order' })
      if (order && obstacle === 'other-address') await mailCopy(trx, withdrawal, order)
    })
  },
})

/** Why a person has to decide; null when the rules can (BW 6:230o). */
function obstacleTo({ email, receivedAt }: Withdrawal, order: WithdrawableOrder): WithdrawalObstacle | null {
  if (!order.addresses.includes(email)) return 'other-address'
  if (order.customerKind === 'company') return 'company'
  const { subscription } = order
  if (!subscription) return 'other-order'
  if (subscription.state === 'ended' || subscription.state === 'withdrawn') return 'ended'
  const { withdrawUntil } = subscription
  // with a magazine whose first day is not known yet, the period has not begun
  return withdrawUntil !== null && dutchDay(receivedAt) > withdrawUntil ? 'late' : null
}

async function leaveToPerson(
  trx: Transaction,
  { id }: Withdrawal,
  { orderId, obstacle }: { orderId: number | null; obstacle: WithdrawalObstacle },
): Promise<void> {
  await tablesOf(trx)
    .updateTable('gevel_withdrawals')
    .set({ state: 'open', order_id: orderId, obstacle, changed_at: new Date() })
    .where('id', '=', id)
    .execute()
}
