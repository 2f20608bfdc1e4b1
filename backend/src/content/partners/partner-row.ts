import type { Partner, Product, StoreYear } from '@gevel/contract/partners'
import type { AddressRow } from '../parts/address'
import type { FactRow } from '../parts/fact'
import type { OptionalTexts } from '../parts/optional-texts'
import { mentionOfPartner, type PartnerRefRow } from '../parts/partner-ref'
import { type PersonRow, withPortrait } from '../parts/person'
import { type FigureRow, withPicture } from '../parts/picture'
import { type SeoRow, withSeo } from '../parts/seo'

export interface ProductRow extends OptionalTexts<Product> {
  id: number
  publicId: number
  slug: string
  name: string
  summary: string
  description: unknown
  specifications: FactRow[] | null
  picture: FigureRow | null
}

/** A company with all relations of its page. */
export interface PartnerRow extends PartnerRefRow, OptionalTexts<Partner> {
  description: unknown
  founded: number | null
  address: AddressRow | null
  facts: FactRow[] | null
  people: PersonRow[] | null
  stores: StoreYearRow[] | null
  /** one per line */
  shops: string | null
  provinces: { province: string; count: number }[] | null
  seo: SeoRow | null
}

/** What to populate of a company for its page. */
export const pageOfPartner = {
  ...mentionOfPartner.populate,
  address: true,
  facts: true,
  people: withPortrait,
  stores: true,
  provinces: true,
  seo: withSeo,
}

/** Loads a published company by its kind and link. */
export async function loadPartner(kind: string, link: string): Promise<PartnerRow | null> {
  return strapi.db
    .query('api::partner.partner')
    .findOne({ where: { kind, link, publishedAt: { $notNull: true } }, populate: pageOfPartner })
}

/** What to populate of a product. */
export const partsOfProduct = { specifications: true, picture: withPicture }

/** A filter for the published products of a company. */
export function productsOf(partnerId: number) {
  return { partner: { id: partnerId }, publishedAt: { $notNull: true } }
}

/** Loads the products that a filter of Strapi selects, by name. */
export async function loadProducts(where: object): Promise<ProductRow[]> {
  return strapi.db.query('api::product.product').findMany({
    where,
    populate: partsOfProduct,
    orderBy: [{ name: 'asc' }, { publicId: 'asc' }],
  })
}

export type StoreYearRow = StoreYear

/** The shops of a chain by year, oldest first; of a year that an editor entered twice the last entry counts. */
export function storeYears(rows: readonly StoreYearRow[] | null): StoreYear[] {
  const byYear = new Map((rows ?? []).map(({ year, count, opened, closed }) => [year, { year, count, opened, closed }]))
  return [...byYear.values()].sort((a, b) => a.year - b.year)
}
