import type { AddressRow } from '../parts/address'
import type { FactRow } from '../parts/fact'
import { mentionOfPartner, type PartnerRefRow } from '../parts/partner-ref'
import { type PersonRow, withPortrait } from '../parts/person'
import { type FigureRow, withPicture } from '../parts/picture'
import { type SeoRow, withSeo } from '../parts/seo'

export interface ProductRow {
  publicId: number
  slug: string
  name: string
  brand: string | null
  summary: string
  description: unknown
  specifications: FactRow[] | null
  picture: FigureRow | null
}

/** A company with all relations of its page. */
export interface PartnerRow extends PartnerRefRow {
  description: unknown
  parent: string | null
  formula: string | null
  founded: number | null
  website: string | null
  address: AddressRow | null
  facts: FactRow[] | null
  people: PersonRow[] | null
  stores: { year: number; count: number; opened: number | null; closed: number | null }[] | null
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

/** Loads the published products of a company, by name. */
export async function loadProducts(partnerId: number): Promise<ProductRow[]> {
  return strapi.db.query('api::product.product').findMany({
    where: { partner: { id: partnerId }, publishedAt: { $notNull: true } },
    populate: { specifications: true, picture: withPicture },
    orderBy: { name: 'asc' },
  })
}
