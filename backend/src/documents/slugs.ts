import { type DocumentRule, hasField, writtenData } from './context'
import { slugify } from './slugify'
import { takenField } from './unique-violations'

/**
 * Fills the last part of the address when the document came without one: from a program, or from an editor who left it to
 * us. Its number keeps it apart from a namesake, and only then is it there.
 */
export const fillSlugs: DocumentRule = async (strapi, context, next) => {
  const data = writtenData(context)
  if (!data || context.action !== 'create' || !hasField(context, 'slug') || data.slug) return next()
  const source = data.title ?? data.name
  if (typeof source !== 'string') return next()
  const slug = slugify(source)
  const numbered = `${slug}-${data.publicId}`
  const taken = await strapi.db.query(context.uid).count({ where: { slug } })
  data.slug = taken ? numbered : slug
  return next().catch((error: unknown) => {
    // a namesake came in between
    if (takenField(error) !== 'slug') throw error
    data.slug = numbered
    return next()
  })
}
