import { type DocumentRule, documentIdOf, writtenData } from '../documents/document-context'
import { documentsOf } from '../documents/documents'
import { slugify } from '../documents/free-slug'

/** Normalises a company's link, the last segment of its path. */
export function normalisePartnerLink(link: string): string {
  return link
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
}

/** @throws Error with a Dutch sentence when it cannot be a segment of a path */
export function checkPartnerLink(link: string): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(link)) {
    throw new Error('Gebruik in het webadres alleen kleine letters, cijfers en koppeltekens.')
  }
}

/** Normalises a company's link; a company without one gets one made from its name. */
export const normalisePartners: DocumentRule = async (strapi, context, next) => {
  const data = context.uid === 'api::partner.partner' ? writtenData(context) : undefined
  if (!data) return next()
  if (typeof data.link === 'string') data.link = normalisePartnerLink(data.link)
  if ('link' in data ? !data.link : context.action === 'create') {
    const documentId = documentIdOf(context)
    const stored = documentId ? await documentsOf<{ name: string }>(strapi, context.uid).findOne({ documentId }) : null
    data.link = slugify(String(data.name ?? stored?.name ?? '')) || null
  }
  return next()
}
