import { maxLength } from '@gevel/contract/field-lengths'
import { messageField } from '@gevel/contract/message-field'
import { requiredText } from '@gevel/contract/required-text'
import { withdrawalErrors } from '@gevel/contract/withdrawals'
import { z } from 'zod'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { queueMail } from '../../../platform/mail/queue-mail'
import type { Cause } from '../../editor-actions/perform'
import { carryOut } from '../carry-out'
import { findWithdrawableOrder } from '../find-order'
import { lockWithdrawal } from '../withdrawal'
import { refusedMail } from '../withdrawal-mails'

export const carryOutInput = z.object({
  /** of the order that is meant, which the sender may have described otherwise */
  orderNumber: z
    .string({ error: requiredText('Bestelnummer') })
    .min(1, requiredText('Bestelnummer'))
    .max(maxLength.order),
})

export const refusalInput = z.object({ reason: messageField(requiredText('Een reden'), maxLength.message) })

/**
 * Carries out a statement that the rules left to a person. A repeat changes nothing.
 * @throws the codes of `withdrawalErrors`, `ledger/not-possible`
 */
export async function carryOutByHand(
  trx: Transaction,
  id: number,
  { orderNumber }: z.infer<typeof carryOutInput>,
  cause: Cause,
): Promise<string | undefined> {
  const withdrawal = await lockWithdrawal(trx, id)
  if (!withdrawal) return undefined
  if (withdrawal.state === 'refund' || withdrawal.state === 'done') return withdrawal.number
  if (withdrawal.state !== 'open') throw domainError(withdrawalErrors, 'withdrawals/decided')
  const [order, settings] = [await findWithdrawableOrder(trx, orderNumber), await loadBillingSettings()]
  if (!order?.subscription || !settings) throw domainError(withdrawalErrors, 'withdrawals/no-order')
  await carryOut(trx, withdrawal, order, { settings, ...cause }, nameOf(cause))
  return withdrawal.number
}

/**
 * Refuses a statement, and mails its sender why. A repeat changes nothing.
 * @throws `withdrawals/decided`
 */
export async function refuse(
  trx: Transaction,
  id: number,
  { reason }: z.infer<typeof refusalInput>,
  cause: Cause,
): Promise<string | undefined> {
  const withdrawal = await lockWithdrawal(trx, id)
  if (!withdrawal) return undefined
  const { number, name, email, receivedAt, state } = withdrawal
  if (state === 'refused') return number
  if (state !== 'open') throw domainError(withdrawalErrors, 'withdrawals/decided')
  await tablesOf(trx)
    .updateTable('gevel_withdrawals')
    .set({ state: 'refused', refusal: reason, decided_by: nameOf(cause), changed_at: cause.at })
    .where('id', '=', id)
    .execute()
  const replyTo = (await loadBillingSettings())?.email ?? null
  await queueMail(refusedMail, email, { number, name, receivedAt, reason }, { replyTo })
  return number
}

function nameOf({ actor }: Cause): string | null {
  return actor.kind === 'system' ? null : actor.name
}
