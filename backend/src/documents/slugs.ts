import { type DocumentRule, hasField, writtenData } from './context'
import { slugify } from './slugify'

/**
 * Fills the last part of the address when the document came without one: from a program, or from an editor who published
 * before the form had filled it. Its number keeps it apart from a namesake, and only then is it there.
 */
export const fillSlugs: DocumentRule = async (strapi, context, next) => {
  const data = writtenData(context)
  if (!data || context.action !== 'create' || !hasField(context, 'slug') || data.slug) return next()
  const source = data.title ?? data.name
  if (typeof source === 'string') {
    const slug = slugify(source)
    const taken = await strapi.db.query(context.uid).count({ where: { slug } })
    data.slug = taken ? `${slug}-${data.publicId}` : slug
  }
  return next()
}
