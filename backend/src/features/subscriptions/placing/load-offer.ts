import type { CustomerKind } from '@gevel/contract/ledger'
import type { Plan } from '@gevel/contract/plans'
import { type BillingSettings, loadBillingSettings } from '../../../content/billing/billing-settings'
import { shareLoads } from '../../../platform/database/share-loads'
import { inTransaction } from '../../../platform/database/transaction'
import { runAs } from '../../../platform/database/work'
import { loadPlans } from '../../plans/load-plans'
import { requestSharedPapers } from '../papers/request-shared-papers'

/** What is sold at a moment, and under which terms. */
export interface Offer {
  plans: Plan[]
  settings: BillingSettings
  /** ids of the documents that every customer of a kind gets with an order */
  papers: Record<CustomerKind, number[]>
}

/** What is sold now; null when nothing can be ordered. Hundreds of orders at once load it together. */
export const loadOffer = shareLoads(() => runAs('reader', load))

async function load(): Promise<Offer | null> {
  const [settings, plans] = await Promise.all([loadBillingSettings(), loadPlans(strapi.db.connection)])
  if (!settings) return null
  const papers = await inTransaction(async (trx) => ({
    person: await requestSharedPapers(trx, 'person', settings),
    company: await requestSharedPapers(trx, 'company', settings),
  }))
  return { plans, settings, papers }
}
