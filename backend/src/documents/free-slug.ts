import type { Core } from '@strapi/strapi'
import { slugify } from './slugify'

/** What a slug is made from: of most types the title, of some the name. */
export interface Sluggable {
  publicId: number
  slug?: string | null
  title?: unknown
  name?: unknown
}

/**
 * A slug for a document that has none. The number keeps it apart from a namesake, and stands alone when the title has no letters.
 * @param documentId of the document itself, unless it is new
 * @returns null as long as there is no title to make it from
 */
export async function freeSlug(
  strapi: Core.Strapi,
  uid: string,
  document: Sluggable,
  documentId: string | undefined,
): Promise<string | null> {
  const source = titleOf(document)
  if (source.trim() === '') return null
  const slug = slugify(source)
  if (slug === '') return numberedSlug(document)
  const others = { slug, ...(documentId && { documentId: { $ne: documentId } }) }
  const taken = await strapi.db.query(uid).count({ where: others })
  return taken ? numberedSlug(document) : slug
}

/** The slug with the number of the document, which no other has. */
export function numberedSlug(document: Sluggable): string {
  return [slugify(titleOf(document)), document.publicId].filter(Boolean).join('-')
}

function titleOf({ title, name }: Sluggable): string {
  const source = title ?? name
  return typeof source === 'string' ? source : ''
}
