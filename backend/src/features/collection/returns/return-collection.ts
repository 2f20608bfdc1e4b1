import { collectionErrors } from '@gevel/contract/collection'
import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { targetDayFrom } from '@gevel/contract/target-days'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { recordEvent } from '../../../ledger/events/record-event'
import { revokeMandate } from '../../../ledger/payments/mandates'
import { type ReturnRule, returnRule } from '../../../ledger/payments/return-codes'
import { returnPayment } from '../../../ledger/payments/return-payment'
import { settleWithCredit } from '../../../ledger/payments/settle-with-credit'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { Cause } from '../../subscriptions/charge'
import { settleOrder } from '../../subscriptions/life/settle-order'
import { subscriptionLink } from '../../subscriptions/mails/links'
import { returnedMail } from '../collection-mails'

/** What a return did, for whoever recorded it. */
export interface ReturnOutcome {
  rule: ReturnRule
  /** when it is tried again */
  retryOn: string | null
  isMailed: boolean
}

/**
 * Records that the bank returned a collection: its invoice is open again, and what follows depends on the reason.
 * @param code of ISO 20022, such as AM04
 * @throws `collection/not-collected`
 */
export async function returnCollection(
  trx: Transaction,
  collectionId: number,
  code: string,
  cause: Cause,
): Promise<ReturnOutcome> {
  const { settings, actor, at } = cause
  const collection = await lockCollected(trx, collectionId)
  const rule = returnRule(code)
  const today = dutchDay(at)
  const retryOn = rule.isRetried && collection.returns === 0 ? targetDayFrom(addDays(today, settings.retryDays)) : null
  await returnPayment(trx, {
    ...{ paymentKey: `collection ${collectionId}`, returnedOn: today, key: `return ${collectionId}`, actor, at },
    reason: `${code}: ${rule.meaning}`,
  })
  await tablesOf(trx)
    .updateTable('gevel_collections')
    .set({ state: 'returned', return_code: code, returned_on: today, retry_on: retryOn })
    .where('id', '=', collectionId)
    .execute()
  // a credit note issued during the collection settles the reopened invoice
  await settleWithCredit(trx, { invoiceId: collection.invoiceId, customerId: collection.customerId, actor, at })
  await recordEvent(trx, {
    ...{ customerId: collection.customerId, subject: 'invoice', subjectId: collection.invoiceId, kind: 'returned' },
    ...{
      reason: `${code}: ${rule.meaning}`,
      data: { code, retryOn, needsPerson: rule.needsPerson ?? false },
      actor,
      at,
    },
  })
  if (rule.stopsMandate)
    await revokeMandate(trx, collection.mandateId, { because: `${code}: ${rule.meaning}`, actor, at })
  if (rule.stopsMails) await stopMails(trx, collection.customerId, at)
  if (collection.orderId !== null) await settleOrder(trx, collection.orderId, cause)
  return { rule, retryOn, isMailed: await mail(trx, collection, { rule, retryOn }, cause) }
}

async function lockCollected(trx: Transaction, id: number) {
  const { customerId } = (await tablesOf(trx)
    .selectFrom('gevel_collections as c')
    .innerJoin('gevel_invoices as i', 'i.id', 'c.invoice_id')
    .select('i.customer_id as customerId')
    .where('c.id', '=', id)
    .executeTakeFirst()) ?? { customerId: null }
  if (customerId === null) throw domainError(collectionErrors, 'collection/not-collected')
  await tablesOf(trx).selectFrom('gevel_customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
  const collection = await tablesOf(trx)
    .selectFrom('gevel_collections as c')
    .innerJoin('gevel_invoices as i', 'i.id', 'c.invoice_id')
    .select(['c.id', 'c.state', 'c.cents', 'c.mandate_id as mandateId', 'c.invoice_id as invoiceId'])
    .select(['i.number', 'i.customer_id as customerId', 'i.order_id as orderId'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow()
  if (collection.state !== 'collected') throw domainError(collectionErrors, 'collection/not-collected')
  const { returns } = await tablesOf(trx)
    .selectFrom('gevel_collections')
    .select(({ fn }) => fn.countAll<string>().as('returns'))
    .where('invoice_id', '=', collection.invoiceId)
    .where('state', '=', 'returned')
    .executeTakeFirstOrThrow()
  return { ...collection, returns: Number(returns) }
}

async function stopMails(trx: Transaction, customerId: number, at: Date): Promise<void> {
  await tablesOf(trx)
    .updateTable('gevel_customers')
    .set({ mails_stopped_at: at })
    .where('id', '=', customerId)
    .where('mails_stopped_at', 'is', null)
    .execute()
}

async function mail(
  trx: Transaction,
  { customerId, number, cents }: Awaited<ReturnType<typeof lockCollected>>,
  { rule, retryOn }: Pick<ReturnOutcome, 'rule' | 'retryOn'>,
  { settings }: Cause,
): Promise<boolean> {
  if (!rule.mail) return false
  return mailCustomer(trx, {
    ...{ customerId, template: returnedMail, replyTo: settings.email },
    props: {
      // a second failure is not tried again
      what: rule.mail === 'retry' && retryOn === null ? 'pay' : rule.mail,
      ...{ invoiceNumber: number, cents, meaning: rule.meaning, retryOn, iban: settings.iban, creditor: settings.name },
      link: subscriptionLink(),
    },
  })
}
