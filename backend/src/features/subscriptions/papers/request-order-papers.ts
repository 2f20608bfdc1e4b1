import type { BillingSettings } from '../../../content/billing/billing-settings'
import { termsPaper, withdrawalFormPaper } from '../../../ledger/papers/order-papers'
import type { Transaction } from '../../../platform/database/transaction'
import { withdrawalPage } from '../mails/links'
import type { Subscription } from '../subscription'
import { publisherOf } from './publisher-of'
import { requestMandatePaper } from './request-mandate-paper'

/**
 * Requests what the confirmation of an order has with it, besides the invoice: the terms in their version, the mandate, and for a consumer
 * the model form for withdrawal (BW 6:230m lid 1 h, 6:230v lid 7).
 * @returns the ids of the documents
 */
export async function requestOrderPapers(
  trx: Transaction,
  { customerKind, mandateId }: Subscription,
  settings: BillingSettings,
): Promise<number[]> {
  const publisher = await publisherOf(settings)
  const terms = { publisher, title: 'Voorwaarden voor abonnementen', ...settings.terms }
  return [
    await termsPaper(trx, terms),
    ...(mandateId === null ? [] : [await requestMandatePaper(trx, mandateId, publisher)]),
    ...(customerKind === 'company' ? [] : [await withdrawalFormPaper(trx, { publisher, link: withdrawalPage() })]),
  ]
}
