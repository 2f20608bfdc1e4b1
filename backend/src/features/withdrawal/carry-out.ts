import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { type Cents, negateCents, sumCents } from '@gevel/contract/money/cents'
import { refundDays } from '@gevel/contract/withdrawals'
import { transition } from '../../ledger/events/transition'
import type { IssuedInvoice } from '../../ledger/invoices/store-invoice'
import { orderStates } from '../../ledger/orders/order-states'
import { writeDay } from '../../ledger/papers/days'
import { invoicePapers } from '../../ledger/papers/invoice-papers'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { queueMail } from '../../platform/mail/queue-mail'
import type { Cause } from '../subscriptions/charge'
import type { WithdrawableOrder } from './find-order'
import { withdrawSubscription } from './withdraw-subscription'
import type { Withdrawal } from './withdrawal'
import { carriedOutMail } from './withdrawal-mails'

/**
 * Carries out a withdrawal: the subscription stops, what was invoiced is credited, and what was paid of it becomes a refund for the desk.
 * The statement has to be locked.
 * @throws `ledger/not-possible` for a subscription that ended before
 */
export async function carryOut(
  trx: Transaction,
  { id, number, receivedAt }: Withdrawal,
  order: WithdrawableOrder,
  cause: Cause,
  decidedBy: string | null = null,
): Promise<void> {
  if (!order.subscription) throw new Error(`Order ${order.number} is of nothing that can be withdrawn from`)
  const receivedOn = dutchDay(receivedAt)
  const reason = `Herroepen op ${writeDay(receivedOn)} (${number})`
  const credits = await withdrawSubscription(trx, order.subscription.id, { receivedOn, reason }, cause)
  await transition(trx, orderStates, order.id, 'withdrawn', { ...cause, reason })
  const creditedCents = negateCents(sumCents(credits.map(({ totalCents }) => totalCents)))
  const refundCents = await openCredit(trx, order.id)
  const refundUntil = addDays(receivedOn, refundDays)
  await tablesOf(trx)
    .updateTable('gevel_withdrawals')
    .set({
      ...{ state: refundCents > 0 ? 'refund' : 'done', order_id: order.id, credited_cents: creditedCents },
      ...{ refund_cents: refundCents, refund_until: refundCents > 0 ? refundUntil : null },
      ...{ decided_by: decidedBy, changed_at: cause.at },
    })
    .where('id', '=', id)
    .execute()
  await mailCustomer(trx, { number, order, credits, creditedCents, refundCents, refundUntil }, cause)
}

/** What was credited of an order and is still to be paid back, above zero. */
async function openCredit(trx: Transaction, orderId: number): Promise<Cents> {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select('open_cents as open')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit')
    .execute()
  return negateCents(sumCents(rows.map(({ open }) => open)))
}

interface Outcome {
  number: string
  order: WithdrawableOrder
  credits: readonly IssuedInvoice[]
  creditedCents: Cents
  refundCents: Cents
  refundUntil: string
}

async function mailCustomer(trx: Transaction, outcome: Outcome, { settings }: Cause): Promise<void> {
  const { number, order, credits, creditedCents, refundCents, refundUntil } = outcome
  const attachments: number[] = []
  for (const credit of credits) attachments.push(...(await invoicePapers(trx, credit.id)))
  const remainderCents = await chargedCents(trx, order.id)
  const props = { number, name: order.customerName, orderNumber: order.number, creditedCents, refundCents, refundUntil }
  await queueMail(
    carriedOutMail,
    order.email,
    { ...props, remainderCents, planName: order.subscription?.version.name ?? '' },
    { replyTo: settings.email, attachments },
  )
}

/** What of an order was invoiced and not credited, paid or not. */
async function chargedCents(trx: Transaction, orderId: number): Promise<Cents> {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select('total_cents as total')
    .where('order_id', '=', orderId)
    .execute()
  return sumCents(rows.map(({ total }) => total))
}
