import { type DocumentRule, documentIdOf, writtenData } from '../documents/document-context'
import { documentsOf } from '../documents/documents'
import { slugify } from '../documents/slugify'
import { normalisePartnerLink } from './partner-link'

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
