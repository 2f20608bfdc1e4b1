import type { CustomerKind } from '@gevel/contract/ledger'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { termsPaper, withdrawalFormPaper } from '../../../ledger/papers/order-papers'
import { publisherOf } from '../../../ledger/papers/publisher-of'
import type { Transaction } from '../../../platform/database/transaction'
import { withdrawalPage } from '../mails/links'

/**
 * Requests the documents of an order that all customers get: the terms in their version, and for a consumer the model form for
 * withdrawal (BW 6:230m lid 1 h, 6:230v lid 7).
 * @returns their ids
 */
export async function requestSharedPapers(
  trx: Transaction,
  customerKind: CustomerKind,
  settings: BillingSettings,
): Promise<number[]> {
  const publisher = publisherOf(settings)
  const terms = await termsPaper(trx, { publisher, title: 'Voorwaarden voor abonnementen', ...settings.terms })
  if (customerKind === 'company') return [terms]
  return [terms, await withdrawalFormPaper(trx, { publisher, link: withdrawalPage() })]
}
