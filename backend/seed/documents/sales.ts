import { parseRichText } from '../body/parse-body'
import type { BillingSource, EmployersSource, PlanSource } from '../content/sales-data'
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

export function packageDocument({ key, ...data }: EmployersSource['packages'][number]): SeedDocument {
  return { uid: 'api::vacancy-package.vacancy-package', documentId: documentId('vacancy-package', key), data }
}

export function employersDocument({ settings: { terms, ...settings } }: EmployersSource): SeedDocument {
  return {
    uid: 'api::vacancy-setting.vacancy-setting',
    documentId: documentId('vacancies', 'settings'),
    data: { ...settings, termsText: parseRichText(terms) },
  }
}
