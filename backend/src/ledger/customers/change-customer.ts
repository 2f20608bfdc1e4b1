import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { type Actor, recordEvent } from '../events/record-event'
import { queueVatIdCheck } from '../vies/check-vat-id'
import { type CustomerDetails, lockCustomer } from './customer'

/** What can change: a person never becomes a company, since its prices include VAT. */
type Change = Partial<Omit<CustomerDetails, 'kind'>>

/**
 * Changes the details of a customer; invoices that were issued keep their copies. A changed VAT id is checked again by a job.
 * @returns the names of the fields that changed
 */
export async function changeCustomer(
  trx: Transaction,
  id: number,
  change: Change,
  { actor, at }: { actor: Actor; at: Date },
): Promise<string[]> {
  const before = await lockCustomer(trx, id)
  const { vatId = before.vatId, ...columns } = change
  const fields = (Object.keys(change) as (keyof Change)[]).filter(
    (field) => change[field] !== undefined && change[field] !== before[field],
  )
  if (fields.length === 0) return []
  await tablesOf(trx)
    .updateTable('gevel_customers')
    .set({ ...columns, vat_id: vatId, changed_at: at })
    .$if(fields.includes('vatId'), (update) => update.set({ vat_id_checked_at: null, vat_id_consultation: null }))
    .where('id', '=', id)
    .execute()
  await recordEvent(trx, {
    ...{ customerId: id, subject: 'customer', subjectId: id, kind: 'changed', actor, at, data: { fields } },
  })
  if (fields.includes('vatId')) await queueVatIdCheck(id, vatId)
  return fields
}
