import { maxLength } from '@gevel/contract/field-lengths'
import { ledgerErrors } from '@gevel/contract/ledger'
import type { Cents } from '@gevel/contract/money/cents'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { recordPayment } from '../../../ledger/payments/record-payment'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { amountField, keyField, pastDayField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { settleOrder } from '../../subscriptions/life/settle-order'
import { requireBillingSettings } from '../billing-settings'
import { lockInvoice } from './lock-invoice'

export const paidInput = z.object({
  receivedOn: pastDayField('De dag van ontvangst'),
  amount: amountField,
  note: z.string().trim().max(maxLength.note).optional(),
  idempotencyKey: keyField,
})

/** Of many invoices at once: of each, all that is open. */
export const wholePaidInput = paidInput.omit({ amount: true })

/**
 * Records that an invoice was paid by transfer, or a part of it.
 * @throws `ledger/already-paid`, ValidationError for more than is open, or while it is being collected
 */
export async function reportPaid(
  trx: Transaction,
  id: number,
  { receivedOn, amount, note, idempotencyKey }: Omit<z.output<typeof paidInput>, 'amount'> & { amount?: Cents },
  { actor, at }: Cause,
): Promise<string | undefined> {
  const tables = tablesOf(trx)
  const invoice = await lockInvoice(trx, id)
  if (!invoice) return undefined
  const { number, customerId, orderId } = invoice
  const key = `desk ${idempotencyKey} ${id}`
  const repeated = await tables.selectFrom('gevel_payments').select('id').where('key', '=', key).executeTakeFirst()
  if (repeated) return number
  const { openCents } = await tables
    .selectFrom('gevel_invoices')
    .select('open_cents as openCents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (openCents === 0) throw domainError(ledgerErrors, 'ledger/already-paid')
  const received = amount ?? openCents
  if (received > openCents) throw new errors.ValidationError('Er staat minder open dan dit bedrag.')
  const pending = await tables
    .selectFrom('gevel_collections')
    .select('id')
    .where('invoice_id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  if (pending)
    throw new errors.ValidationError(
      'Deze factuur staat in een incassorun die nog open is: neem die eerst terug of sluit die.',
    )
  await recordPayment(trx, {
    ...{ customerId, method: 'transfer', cents: received, receivedOn, key, invoiceIds: [id], actor, at },
    ...(note && { note }),
  })
  if (orderId !== null) await settleOrder(trx, orderId, { settings: await requireBillingSettings(), actor, at })
  return number
}
