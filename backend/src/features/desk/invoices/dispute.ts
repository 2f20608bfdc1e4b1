import { z } from 'zod'
import { recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { reasonField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { lockInvoice } from './lock-invoice'

export const disputeInput = z.object({ reason: reasonField })

type Act = (
  trx: Transaction,
  id: number,
  input: z.output<typeof disputeInput>,
  cause: Cause,
) => Promise<string | undefined>

/** The customer disputes an invoice: it gets no reminders, until that is settled. A repeat changes nothing. */
export const dispute: Act = (trx, id, { reason }, cause) => setDispute(trx, id, { isDisputed: true, reason }, cause)

/** The dispute is settled: what is open and overdue by then is reminded of. A repeat changes nothing. */
export const endDispute: Act = (trx, id, { reason }, cause) => setDispute(trx, id, { isDisputed: false, reason }, cause)

async function setDispute(
  trx: Transaction,
  id: number,
  { isDisputed, reason }: { isDisputed: boolean; reason: string },
  { actor, at }: Cause,
): Promise<string | undefined> {
  const invoice = await lockInvoice(trx, id)
  if (!invoice) return undefined
  const { number, customerId } = invoice
  const [changed] = await tablesOf(trx)
    .updateTable('gevel_customers')
    .set({ disputed_at: isDisputed ? at : null, changed_at: at })
    .where('id', '=', customerId)
    .where('disputed_at', isDisputed ? 'is' : 'is not', null)
    .returning('id')
    .execute()
  if (!changed) return number
  await recordEvent(trx, {
    ...{ customerId, subject: 'customer', subjectId: customerId, kind: isDisputed ? 'disputed' : 'dispute-settled' },
    ...{ data: { invoiceId: id, number }, reason, actor, at },
  })
  return number
}
