import { companyLists } from '@gevel/contract/partners'
import type { Previewed } from '@gevel/contract/previews'
import { newestAmong } from '../articles/load-cards'
import { loadEventCards } from '../events/list-events'
import {
  loadPartner,
  loadProducts,
  type PartnerRow,
  type ProductRow,
  pageOfPartner,
  productsOf,
} from '../partners/partner-row'
import { partnerPage } from '../partners/show-partner'
import { partnerRef } from '../parts/partner-ref'
import { futureLinks, type Versions } from '../publishing/future-links'
import { firstOpen } from '../vacancies/open-vacancies'
import { vacancyTeaser } from '../vacancies/vacancy-card'
import { completeDraft } from './complete-draft'

/** The page of a company's draft, as it will be when it is published now. */
export async function draftCompany(documentId: string): Promise<Previewed> {
  const { row, ...versions } = await completeDraft<PartnerRow>('company', documentId, pageOfPartner)
  const products = await loadProducts({ id: { $in: futureLinks('api::product.product', 'partner', versions) } })
  return companyPage(row, products, versions)
}

/** The page of a published company. */
export async function publishedCompany(at: { kind: string; link: string }): Promise<Previewed | null> {
  const row = await loadPartner(at.kind, at.link)
  return row && companyPage(row, await loadProducts(productsOf(row.id)))
}

/**
 * The page of a company with its lists.
 * @param versions of its document; by default it is published
 */
export async function companyPage(
  row: PartnerRow,
  products: readonly ProductRow[],
  versions: Versions = { draftId: row.id, publishedId: row.id },
): Promise<Previewed> {
  const sponsored = () => ({
    id: {
      $in: futureLinks('api::event.event', 'sponsorsMain', versions).union(
        futureLinks('api::event.event', 'sponsors', versions),
      ),
    },
  })
  const [articles, vacancies, upcoming, past] = await Promise.all([
    newestAmong(futureLinks('api::content.content', 'partners', versions), companyLists.articles),
    firstOpen(futureLinks('api::vacancy.vacancy', 'company', versions), companyLists.vacancies),
    loadEventCards('upcoming', sponsored(), companyLists.upcomingEvents),
    loadEventCards('past', sponsored(), companyLists.pastEvents),
  ])
  // they mention the published company
  const ofCompany = vacancies.map((vacancy) => ({ ...vacancyTeaser(vacancy), company: partnerRef(row) }))
  const document = partnerPage(row, products)
  return { type: 'company', document, articles, vacancies: ofCompany, events: { upcoming, past } }
}
