import { ledgerErrors } from '@gevel/contract/ledger'
import type { Prices } from '@gevel/contract/money/vat'
import { z } from 'zod'
import { creditInvoice } from '../../../ledger/invoices/credit-invoice'
import { restByRate } from '../../../ledger/invoices/credited-amounts'
import { shareAmount } from '../../../ledger/invoices/share-amount'
import { invoicePapers } from '../../../ledger/papers/invoice-papers'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { amountField, keyField, reasonField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { settleOrder } from '../../subscriptions/life/settle-order'
import { requireBillingSettings } from '../billing-settings'

export const creditInput = z.object({
  /** without an amount, all that was not credited yet */
  amount: z.preprocess((amount) => amount || undefined, amountField.optional()),
  reason: reasonField,
  idempotencyKey: keyField,
})

/**
 * Credits an invoice, or an amount of it in its own kind of prices, and makes the papers of the credit note.
 * @throws `ledger/already-credited`
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
    .select(['number', 'order_id as orderId', 'prices'])
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  if (!invoice) return undefined
  const issued = await creditInvoice(trx, {
    ...{ invoiceId: id, charge: `desk ${idempotencyKey}`, reason, actor, at },
    lines: amount === undefined ? 'all' : await creditLines(trx, id, amount, invoice.prices),
  })
  if (!issued.isNew) return invoice.number
  await invoicePapers(trx, issued.id)
  if (invoice.orderId !== null)
    await settleOrder(trx, invoice.orderId, { settings: await requireBillingSettings(), actor, at })
  return invoice.number
}

/** The lines of a credit note for an amount: one for each rate of VAT, by what of it was not credited yet. */
async function creditLines(trx: Transaction, invoiceId: number, amount: number, prices: Prices) {
  const lines = shareAmount(amount, await restByRate(trx, invoiceId), prices)
  if (lines.length === 0) throw domainError(ledgerErrors, 'ledger/already-credited')
  return lines.map((line) => ({ ...line, description: 'Creditering', period: null }))
}
