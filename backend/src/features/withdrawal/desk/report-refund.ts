import { readIban } from '@gevel/contract/identifiers/iban'
import { maskIban } from '@gevel/contract/identifiers/mask-iban'
import { type Cents, cents, sumCents } from '@gevel/contract/money/cents'
import { withdrawalErrors } from '@gevel/contract/withdrawals'
import { z } from 'zod'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { refundCredit } from '../../../ledger/payments/refund-credit'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { pastDayField } from '../../../platform/http/dialog-fields'
import { requireBillingSettings } from '../../desk/billing-settings'
import type { Cause } from '../../editor-actions/perform'
import { lockWithdrawal } from '../withdrawal'
import { refundedMail } from './refund-mail'

const account = z
  .string()
  .max(60)
  .transform((text, context) => {
    if (text.trim() === '') return null
    const iban = readIban(text)
    if (iban === null) context.addIssue({ code: 'custom', message: 'Dit IBAN klopt niet. Kijk het nog eens na.' })
    return iban ?? z.NEVER
  })

export const refundInput = z.object({
  paidOn: pastDayField('Terugbetaald op'),
  /** another account than the one that was paid from; null for that one */
  account: account.nullish().transform((iban) => iban ?? null),
})

/**
 * Records that the money of a withdrawal was paid back, and mails that to the customer. What was settled with another invoice meanwhile
 * needs no payment. A repeat changes nothing.
 * @throws `withdrawals/decided`
 */
export async function reportRefund(
  trx: Transaction,
  id: number,
  { paidOn, account: iban }: z.output<typeof refundInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const withdrawal = await lockWithdrawal(trx, id)
  if (!withdrawal) return undefined
  const { number, state, orderId } = withdrawal
  if (state === 'done') return number
  if (state !== 'refund' || orderId === null) throw domainError(withdrawalErrors, 'withdrawals/decided')
  const paidTo = iban ? maskIban(iban) : await accountPaidFrom(trx, orderId)
  const credits: { number: string; cents: Cents }[] = []
  for (const credit of await openCredits(trx, orderId))
    credits.push({
      number: credit.number,
      cents: await refundCredit(trx, {
        ...{ creditId: credit.id, paidOn, key: `withdrawal ${id} credit ${credit.id}`, actor, at },
        ...(paidTo && { note: `Naar ${paidTo}` }),
      }),
    })
  await tablesOf(trx)
    .updateTable('gevel_withdrawals')
    .set({ state: 'done', refunded_on: paidOn, changed_at: at })
    .where('id', '=', id)
    .execute()
  if (credits.length > 0) await mailRefund(trx, orderId, { number, credits, paidOn, account: paidTo })
  return number
}

interface Refund {
  /** of the withdrawal */
  number: string
  credits: { number: string; cents: Cents }[]
  paidOn: string
  account: string | null
}

async function mailRefund(trx: Transaction, orderId: number, { credits, ...refund }: Refund): Promise<void> {
  const { email } = await requireBillingSettings()
  const order = await tablesOf(trx)
    .selectFrom('gevel_orders')
    .select(['number', 'customer_id as customerId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const totalCents = sumCents(credits.map((credit) => credit.cents))
  await mailCustomer(trx, {
    ...{ customerId: order.customerId, template: refundedMail, replyTo: email },
    props: { ...refund, orderNumber: order.number, credits, totalCents },
  })
}

function openCredits(trx: Transaction, orderId: number) {
  return tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['id', 'number'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit')
    .where('open_cents', '<', cents(0))
    .orderBy('id')
    .execute()
}

/** The account from which an order was paid, masked; null unless all of it came by direct debit: of a transfer we do not know it. */
async function accountPaidFrom(trx: Transaction, orderId: number): Promise<string | null> {
  const tables = tablesOf(trx)
  const transfer = await tables
    .selectFrom('gevel_allocations as a')
    .innerJoin('gevel_payments as p', 'p.id', 'a.payment_id')
    .innerJoin('gevel_invoices as i', 'i.id', 'a.invoice_id')
    .select('a.id')
    .where('i.order_id', '=', orderId)
    .where('p.method', '=', 'transfer')
    .executeTakeFirst()
  if (transfer) return null
  const collected = await tables
    .selectFrom('gevel_collections as l')
    .innerJoin('gevel_invoices as i', 'i.id', 'l.invoice_id')
    .innerJoin('gevel_mandates as m', 'm.id', 'l.mandate_id')
    .select('m.iban')
    .where('i.order_id', '=', orderId)
    .where('l.state', '=', 'collected')
    .orderBy('l.id', 'desc')
    .executeTakeFirst()
  return collected ? maskIban(collected.iban) : null
}
