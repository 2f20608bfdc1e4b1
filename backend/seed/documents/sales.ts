import { parseRichText } from '../body/parse-body'
import type { BillingSource, PlanSource } from '../content/sales-data'
import type { SeedDocument } from './document'
import { documentId } from './document-id'

export function planDocument({ included, notIncluded, ...plan }: PlanSource): SeedDocument {
  return {
    uid: 'api::plan.plan',
    documentId: documentId('plan', plan.slug),
    data: { ...plan, included: included.join('\n'), notIncluded: notIncluded.join('\n') },
  }
}

export function billingDocument({ terms, ...billing }: BillingSource): SeedDocument {
  return {
    uid: 'api::billing-setting.billing-setting',
    documentId: documentId('billing', 'settings'),
    data: { ...billing, termsText: parseRichText(terms) },
  }
}
