import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import type { Publisher } from './letterhead'
import { mandatePaper } from './order-papers'

/**
 * Requests the paper of a mandate that was just given, with its text as it was shown.
 * @returns the id of the document
 */
export async function requestMandatePaper(trx: Transaction, mandateId: number, publisher: Publisher): Promise<number> {
  const { creditorId, reference, text, holder, iban, signedAt, customerId, ...customer } = await tablesOf(trx)
    .selectFrom('gevel_mandates as m')
    .innerJoin('gevel_customers as c', 'c.id', 'm.customer_id')
    .select(['m.creditor_id as creditorId', 'm.reference', 'm.text', 'm.holder', 'm.iban', 'm.signed_at as signedAt'])
    .select(['c.id as customerId', 'c.number', 'c.name', 'c.street', 'c.postcode', 'c.city', 'c.country'])
    .where('m.id', '=', mandateId)
    .executeTakeFirstOrThrow()
  return mandatePaper(
    trx,
    { subjectId: mandateId, customerId },
    { publisher, creditorId, reference, text, holder, iban, customer, signedAt },
  )
}
