import { partnerHref } from '@gevel/contract/hrefs'
import type { PartnerRef } from '@gevel/contract/references'
import type { ItemList } from 'schema-dts'

/** A list of companies for search engines; null while it is empty. @param origin of the site */
export function companyList(companies: readonly PartnerRef[], origin: string): ItemList | null {
  if (companies.length === 0) return null
  return {
    '@type': 'ItemList',
    numberOfItems: companies.length,
    itemListElement: companies.map((company, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: company.name,
      url: origin + partnerHref(company),
    })),
  }
}
