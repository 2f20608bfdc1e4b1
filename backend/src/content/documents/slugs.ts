import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import {
  type DocumentContext,
  type DocumentRule,
  documentIdOf,
  hasField,
  tableOf,
  writtenData,
} from './document-context'
import { freeSlug, numberedSlug, type Sluggable, slugify } from './free-slug'
import { takenField } from './unique-violations'

/**
 * Gives each document its slug: the one an editor typed, or one made from the title or name when that was left empty.
 * A draft without either has none yet.
 */
export const fillSlugs: DocumentRule = async (strapi, context, next) => {
  const data = writtenData(context)
  if (!data || !hasField(context, 'slug')) return next()
  const documentId = documentIdOf(context)
  const stored = documentId ? await storedDocument(strapi, context, documentId) : null
  const typedSlug = data.slug ?? ''
  // Strapi rejects it, with a message
  if (typeof typedSlug !== 'string') return next()
  const slug = 'slug' in data ? slugify(typedSlug) : stored?.slug
  if (slug) {
    if ('slug' in data) data.slug = slug
    return next()
  }
  const document = { ...stored, ...data } as Sluggable
  data.slug = await freeSlug(strapi, context.uid, document, context.action === 'update' ? documentId : undefined)
  return next().catch((error: unknown) => {
    // another document took it in the meantime
    if (takenField(error) !== 'slug') throw error
    data.slug = numberedSlug(document)
    return next()
  })
}

/** The columns of a draft that its slug is made from. */
export interface DraftRow {
  id: number
  document_id: string
  public_id: number
  slug?: string | null
  title?: string | null
  name?: string | null
}

/** Gives a draft without a slug the one it will be published with. */
export async function fillDraftSlug(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  context: DocumentContext,
  { id, document_id: documentId, public_id: publicId, slug, title, name }: DraftRow,
): Promise<void> {
  if (!hasField(context, 'slug') || slugify(slug ?? '') !== '') return
  const free = await freeSlug(strapi, context.uid, { publicId, title, name }, documentId)
  // without a title it cannot be published, and the editor gets a message
  if (free) await trx(tableOf(context)).where({ id }).update({ slug: free })
}

function storedDocument(
  strapi: Core.Strapi,
  { uid, contentType }: DocumentContext,
  documentId: string,
): Promise<Sluggable | null> {
  const draft = contentType.options?.draftAndPublish ? { publishedAt: null } : {}
  return strapi.db.query(uid).findOne({ where: { documentId, ...draft } })
}
