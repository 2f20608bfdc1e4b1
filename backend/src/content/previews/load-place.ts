import type { PreviewStatus } from '@gevel/contract/previews'
import { freeSlug, type Sluggable } from '../documents/free-slug'
import { linkToPublished, type Populate } from '../documents/published-relations'
import type { PlaceRow } from './places'
import { previewTypeOf } from './previewable'

/** Loads what determines the pages of a version of a document; null when there is no such version. */
export async function loadPlace(uid: string, documentId: string, status: PreviewStatus): Promise<PlaceRow | null> {
  const publishedAt = status === 'draft' ? null : { $notNull: true }
  const populate: Populate = previewTypeOf(uid) === 'product' ? { partner: { select: ['id', 'kind', 'link'] } } : {}
  const row: (PlaceRow & Sluggable & Record<string, unknown>) | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt }, populate })
  if (!row) return null
  if (status === 'draft') await linkToPublished(uid, row, populate)
  return row.slug === undefined ? row : { ...row, slug: row.slug || (await freeSlug(strapi, uid, row, documentId)) }
}
