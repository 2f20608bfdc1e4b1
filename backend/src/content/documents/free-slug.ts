import type { Core } from '@strapi/strapi'

/** The source of a slug: the title of most types, the name of some. */
export interface Sluggable {
  publicId: number
  slug?: string | null
  title?: unknown
  name?: unknown
}

/**
 * A slug for a document that has none. The number distinguishes it from a document with the same title, and is used
 * alone when the title has no letters.
 * @param documentId of the document itself, unless it is new
 * @returns null while there is no title to derive it from
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
  const duplicates = await strapi.db.query(uid).count({ where: others })
  return duplicates ? numberedSlug(document) : slug
}

/** The slug with the number of the document, which makes it unique. */
export function numberedSlug(document: Sluggable): string {
  return [slugify(titleOf(document)), document.publicId].filter(Boolean).join('-')
}

function titleOf({ title, name }: Sluggable): string {
  const source = title ?? name
  return typeof source === 'string' ? source : ''
}

const longest = 120

/**
 * Makes the last segment of a path from a title: `Eén winkel, twee gevels` becomes `een-winkel-twee-gevels`; empty
 * without letters or digits.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '')
}
