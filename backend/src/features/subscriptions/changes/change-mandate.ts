import { randomUUID } from 'node:crypto'
import { dutchDay } from '@gevel/contract/dutch-day'
import { maskIban } from '@gevel/contract/identifiers/mask-iban'
import { ownSubscriptionErrors } from '@gevel/contract/own-subscriptions'
import { mandateReferenceOf } from '@gevel/contract/subscriptions'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { recordEvent } from '../../../ledger/events/record-event'
import { publisherOf } from '../../../ledger/papers/publisher-of'
import { requestMandatePaper } from '../../../ledger/papers/request-mandate-paper'
import { findMandate, revokeMandate, storeMandate } from '../../../ledger/payments/mandates'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { refreshAccess } from '../access-days'
import type { Cause } from '../charge'
import { mandateMail } from '../mails/change-mails'
import { subscriptionLink } from '../mails/links'
import { lockSubscription } from '../subscription'

interface AskedMandate {
  /** in the electronic format */
  iban: string
  holder: string
  /** of the text that the customer agreed to */
  textVersion: string
  /** network address, for the proof */
  signedFrom: string | null
}

/**
 * Lets a subscription be collected from another account, by a new mandate: of its customer's other subscriptions too, when they share the
 * old one, which is revoked. A repeat changes nothing.
 * @throws `own-subscriptions/not-possible` when nothing can be collected, or the text is another by now
 */
export async function changeMandate(trx: Transaction, id: number, asked: AskedMandate, cause: Cause): Promise<void> {
  const { settings, actor, at } = cause
  const subscription = await lockSubscription(trx, id)
  const { customerId, mandateId, state, kind } = subscription
  const isOver = state === 'ended' || state === 'withdrawn' || kind === 'complimentary'
  if (isOver || settings.creditorId === null || asked.textVersion !== settings.mandate.version)
    throw domainError(ownSubscriptionErrors, 'own-subscriptions/not-possible')
  const old = mandateId === null ? undefined : await findMandate(trx, mandateId, dutchDay(at))
  if (old?.state === 'valid' && old.iban === asked.iban && old.holder === asked.holder) return
  const { iban, holder, signedFrom } = asked
  const reference = mandateReferenceOf(randomUUID())
  const newId = await storeMandate(trx, { customerId, reference, iban, holder, settings, signedFrom, actor, at })
  const changed = await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({ mandate_id: newId, payment: 'direct-debit', changed_at: at })
    .where((where) => where.or([where('id', '=', id), ...(old ? [where('mandate_id', '=', old.id)] : [])]))
    .returning('id')
    .execute()
  if (old) await revokeMandate(trx, old.id, { because: `Vervangen door ${reference}`, actor, at })
  for (const one of changed) {
    await recordEvent(trx, {
      ...{
        customerId,
        subject: 'subscription',
        subjectId: one.id,
        kind: 'mandate-changed',
        data: { reference },
        actor,
        at,
      },
    })
    await refreshAccess(trx, one.id, settings.graceDays)
  }
  const paper = await requestMandatePaper(trx, newId, publisherOf(settings))
  const about = { planName: subscription.version.name, subscriptionNumber: subscription.number }
  await mailCustomer(trx, {
    ...{ customerId, template: mandateMail, replyTo: settings.email, attachments: [paper] },
    props: { ...about, link: subscriptionLink(), account: maskIban(iban), reference },
  })
}
