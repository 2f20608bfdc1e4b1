import { z } from 'zod'
import { loadBillingSettings } from '../../content/billing/billing-settings'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { environment } from '../../platform/environment/environment'
import { defineJob } from '../../platform/jobs/job'
import { queueJob } from '../../platform/jobs/queue-job'
import { recordEvent } from '../events/record-event'
import { askVies, type VatIdAnswer } from './ask-vies'

/**
 * Asks VIES about the VAT id of a customer, for the desk and as evidence of a reverse charge. It is tried for a day; a customer is never
 * rejected by it.
 */
export const checkVatId = defineJob({
  name: 'vat-id-check',
  data: z.object({ customerId: z.int(), vatId: z.string() }),
  async work({ customerId, vatId }) {
    const url = environment.VIES_URL
    if (!url) return
    const settings = await loadBillingSettings()
    const answer = await askVies(url, vatId, settings?.vatId ?? null)
    if (answer.state === 'unknown') throw new Error(`VIES gave no answer: ${answer.reason}`)
    await inTransaction((trx) => storeAnswer(trx, { customerId, vatId, answer, at: new Date() }))
  },
})

/** Queues the check of a customer's VAT id in the caller's transaction; nothing without one, or without VIES. */
export async function queueVatIdCheck(customerId: number, vatId: string | null): Promise<void> {
  if (vatId && environment.VIES_URL) await queueJob(checkVatId, { customerId, vatId })
}

interface Stored {
  customerId: number
  vatId: string
  answer: Exclude<VatIdAnswer, { state: 'unknown' }>
  at: Date
}

/** Stores an answer, unless the customer has another VAT id by now. */
async function storeAnswer(trx: Transaction, { customerId, vatId, answer, at }: Stored): Promise<void> {
  const confirmation =
    answer.state === 'valid'
      ? { vat_id_checked_at: at, vat_id_consultation: answer.consultation }
      : { vat_id_checked_at: null, vat_id_consultation: null }
  const [changed] = await tablesOf(trx)
    .updateTable('gevel_customers')
    .set(confirmation)
    .where('id', '=', customerId)
    .where('vat_id', '=', vatId)
    .returning('id')
    .execute()
  if (!changed) return
  const kind = answer.state === 'valid' ? 'vat-id-confirmed' : 'vat-id-unknown-to-vies'
  await recordEvent(trx, {
    customerId,
    subject: 'customer',
    subjectId: customerId,
    kind,
    actor: { kind: 'system' },
    at,
  })
}
