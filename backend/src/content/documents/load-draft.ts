import { freeSlug, type Sluggable } from './free-slug'
import { linkToPublished, type Populate, withIds } from './published-relations'

/** A draft as it will be published; `T` has the fields of its page. */
export interface Draft<T> {
  row: T
  /** row id of the draft itself */
  draftId: number
  /** row id of the publication it will replace */
  publishedId: number | undefined
}

type StoredRow = Record<string, unknown> & Sluggable & { id: number; publishedAt: string | null }

/**
 * Loads the draft of a document as its publication will be: with links to publications, a slug, the date of now, and
 * the id of the publication it replaces, by which lists know it.
 * @returns null when the document does not exist
 */
export async function loadDraft<T>(uid: string, documentId: string, populate: Populate): Promise<Draft<T> | null> {
  const { attributes } = strapi.getModel(uid as 'api::content.content')
  const versions = strapi.db.query(uid)
  const row: StoredRow | null = await versions.findOne({
    where: { documentId, publishedAt: null },
    populate: withIds(populate),
  })
  if (!row) return null
  const published = await versions.findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: ['id'] })
  await linkToPublished(uid, row, populate)
  const now = new Date().toISOString()
  const shown = {
    ...row,
    id: published?.id ?? row.id,
    publishedAt: now,
    ...('postedAt' in attributes && { postedAt: row.postedAt ?? now }),
    ...('slug' in attributes && { slug: row.slug || (await freeSlug(strapi, uid, row, documentId)) }),
  }
  return { row: shown as T, draftId: row.id, publishedId: published?.id }
}
