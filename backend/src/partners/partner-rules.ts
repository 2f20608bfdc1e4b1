import { type DocumentRule, writtenData } from '../documents/context'
import { slugify } from '../documents/slugify'
import { normalisePartnerLink } from './partner-path'

/** Keeps the last part of a company's address in its one spelling; a new company without one gets its name. */
export const tidyPartners: DocumentRule = async (_strapi, context, next) => {
  const data = context.uid === 'api::partner.partner' ? writtenData(context) : undefined
  if (!data) return next()
  if (typeof data.link === 'string') data.link = normalisePartnerLink(data.link)
  if (context.action === 'create' && !data.link && typeof data.name === 'string') data.link = slugify(data.name)
  return next()
}
