import { errors } from '@strapi/utils'
import { z } from 'zod'
import { creditInvoice } from '../../../ledger/invoices/credit-invoice'
import { invoicePapers } from '../../../ledger/papers/invoice-papers'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { settleOrder } from '../../subscriptions/life/settle-order'
import { amountField, keyField, reasonField } from '../action-input'
import { requireBillingSettings } from '../billing-settings'
import type { Cause } from '../perform'

export const creditInput = z.object({
  /** without an amount, all that was not credited yet */
  amount: z.preprocess((amount) => amount || undefined, amountField.optional()),
  reason: reasonField,
  idempotencyKey: keyField,
})

/**
 * Credits an invoice, or an amount of it in its own kind of prices, and makes the papers of the credit note.
 * @throws `ledger/already-credited`; ValidationError for an amount of an invoice with several rates of VAT
 */
export async function credit(
  trx: Transaction,
  id: number,
  { amount, reason, idempotencyKey }: z.output<typeof creditInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const tables = tablesOf(trx)
  const invoice = await tables
    .selectFrom('gevel_invoices')
    .select(['number', 'order_id as orderId'])
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  if (!invoice) return undefined
  const issued = await creditInvoice(trx, {
    ...{ invoiceId: id, charge: `desk ${idempotencyKey}`, reason, actor, at },
    lines: amount === undefined ? 'all' : [await creditLine(trx, id, amount)],
  })
  if (!issued.isNew) return invoice.number
  await invoicePapers(trx, issued.id)
  if (invoice.orderId !== null)
    await settleOrder(trx, invoice.orderId, { settings: await requireBillingSettings(), actor, at })
  return invoice.number
}

async function creditLine(trx: Transaction, invoiceId: number, unitCents: z.output<typeof amountField>) {
  const [rate, ...others] = await tablesOf(trx)
    .selectFrom('gevel_invoice_vat')
    .select(['vat_rate as vatRate', 'vat_category as vatCategory'])
    .where('invoice_id', '=', invoiceId)
    .execute()
  if (!rate || others.length > 0)
    throw new errors.ValidationError('Deze factuur heeft verschillende btw-tarieven: crediteer de hele factuur.')
  return { description: 'Creditering', quantity: 1, unitCents, ...rate, period: null }
}
