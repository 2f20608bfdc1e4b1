import type { SitemapPlace } from '@gevel/contract/archive'
import type { UID } from '@strapi/strapi'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { timestampOrNull } from '../../platform/http/timestamp'

/** The part of a document that every place needs. */
export interface PlaceRow {
  id: number
  updatedAt: string | null
  seo?: { noindex: boolean | null } | null
}

/**
 * The paths of the published documents of a type, without those that search engines may not index.
 * @param select the fields that `pathOf` reads
 */
export async function listPlacesOfType<Row extends PlaceRow>(
  uid: UID.ContentType,
  select: readonly string[],
  where: object,
  pathOf: (row: Row) => string,
): Promise<SitemapPlace[]> {
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { ...where, publishedAt: { $notNull: true } },
    select: ['id', 'updatedAt', ...select],
    populate: 'seo' in strapi.contentType(uid).attributes ? { seo: { select: ['noindex'] } } : {},
    orderBy: { id: 'asc' },
  })
  const indexed = rows.filter(({ seo }) => !seo?.noindex)
  return serialiseRows(uid, indexed, (row) => ({ path: pathOf(row), changedAt: timestampOrNull(row.updatedAt) }))
}
