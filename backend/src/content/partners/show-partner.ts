import type { Partner, Product } from '@gevel/contract/partners'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { shownWebAddress } from '../documents/hrefs'
import { address } from '../parts/address'
import { fact } from '../parts/fact'
import { partnerCard } from '../parts/partner-ref'
import { person } from '../parts/person'
import { plainPicture } from '../parts/picture'
import { seo } from '../parts/seo'
import { richText } from '../rich-text/rich-text'
import { normalisePartnerLink } from './partner-link'
import { loadPartner, loadProducts, type PartnerRow, type ProductRow, productsOf, storeYears } from './partner-row'
import { shopsOf } from './shops'

/** `GET /public/partners/{kind}/{link}`: the page of a company. */
export async function showPartner(kind: string, link: string): Promise<{ data: Partner } | null> {
  const row = await loadPartner(kind, normalisePartnerLink(link))
  return row && { data: partnerPage(row, await loadProducts(productsOf(row.id))) }
}

/** The page of a company, with its products. */
export function partnerPage(row: PartnerRow, products: readonly ProductRow[]): Partner {
  return { ...partnerOf(row), products: serialiseRows('product', products, productOf) }
}

function partnerOf(row: PartnerRow): Omit<Partner, 'products'> {
  return {
    ...partnerCard(row),
    description: richText(row.description),
    parent: row.parent || null,
    formula: row.formula || null,
    founded: row.founded,
    website: shownWebAddress(row.website),
    address: row.address && address(row.address),
    facts: (row.facts ?? []).map(fact),
    people: (row.people ?? []).map(person),
    stores: storeYears(row.stores),
    shops: shopsOf(row.shops),
    provinces: (row.provinces ?? []).map(({ province, count }) => ({ province, count })),
    seo: seo(row.seo),
  }
}

function productOf(row: ProductRow): Product {
  return {
    id: row.publicId,
    slug: row.slug,
    name: row.name,
    brand: row.brand || null,
    summary: row.summary,
    description: richText(row.description),
    specifications: (row.specifications ?? []).map(fact),
    picture: plainPicture(row.picture),
  }
}
