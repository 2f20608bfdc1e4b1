import { type DocumentRule, hasField, writtenData } from './context'
import { slugify } from './slugify'

/**
 * Fills the last part of the address when a program made the document without one; in the admin the form fills it. The
 * number keeps it apart from a namesake.
 */
export const fillSlugs: DocumentRule = async (_strapi, context, next) => {
  const data = writtenData(context)
  if (!data || context.action !== 'create' || !hasField(context, 'slug') || data.slug) return next()
  const source = data.title ?? data.name
  if (typeof source === 'string') data.slug = `${slugify(source)}-${data.publicId}`
  return next()
}
