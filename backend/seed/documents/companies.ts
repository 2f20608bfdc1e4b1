import { parseRichText } from '../body/parse-body'
import type { PartnerSource, ProductSource } from '../content/company-data'
import type { SeedDocument } from './document'
import { documentId } from './document-id'
import { figure, type MediaIds, mediaId } from './media'

interface Person {
  name: string
  role: string
  portrait?: string
}

export function people(persons: Person[], media: MediaIds) {
  return persons.map(({ name, role, portrait }) => ({ name, role, portrait: portrait && mediaId(media, portrait) }))
}

export function partnerDocument(partner: PartnerSource, media: MediaIds): SeedDocument {
  const { slug, provinces, ...fields } = partner
  return {
    uid: 'api::partner.partner',
    documentId: documentId('partner', slug),
    data: {
      ...fields,
      link: slug,
      logo: mediaId(media, partner.logo),
      description: parseRichText(partner.description),
      people: people(partner.people, media),
      provinces: Object.entries(provinces).map(([province, count]) => ({ province, count })),
      seo: { description: partner.summary },
    },
  }
}

export function productDocument(product: ProductSource, media: MediaIds): SeedDocument {
  const { scene, variant, ...fields } = product
  return {
    uid: 'api::product.product',
    documentId: documentId('product', product.slug),
    data: {
      ...fields,
      partner: documentId('partner', product.partner),
      description: parseRichText(product.description),
      picture: figure(media, { scene, variant }),
    },
  }
}
