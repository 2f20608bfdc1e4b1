import { isProPath, withinEdition } from '@gevel/contract/edition-links'
import { type Edition, editionSchema } from '@gevel/contract/editions'
import type { EventSeries } from '@gevel/contract/events'
import { articleHref, eventHref, href, magazineHref, partnerHref } from '@gevel/contract/hrefs'
import type { PreviewPage, PreviewStatus, PreviewType } from '@gevel/contract/previews'
import type { PartnerKind } from '@gevel/contract/references'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { freeSlug, type Sluggable } from '../documents/free-slug'
import { linkToPublished, type Populate } from '../documents/published-relations'
import { previewTypeOf } from './previewable'

/** A page that shows a document, in one edition. */
export interface Place {
  edition: Edition
  page: PreviewPage
  /** with the query of the edition */
  path: string
  /** id of the document's part of the page, for what has no page of its own */
  anchor?: string
}

/** The columns of a row that determine where its pages are; those that its type lacks are null or undefined. */
export interface PlaceRow {
  publicId: number
  slug?: string | null
  link: string | null
  kind: PartnerKind | null
  edition: Edition | null
  /** of a page: one that redirects shows nothing */
  type: string | null
  /** of an event */
  series?: EventSeries | null
  /** of a product: its published company */
  partner?: { kind: PartnerKind; link: string } | null
}

/** The path of a document's page; undefined as long as it has none. */
function pathOf(type: PreviewType, row: PlaceRow): string | undefined {
  const { publicId: id, slug, link, kind, edition, partner } = row
  const numbered = { id, slug: slug ?? '' }
  if (type === 'article') return slug && edition ? articleHref({ ...numbered, edition }) : undefined
  if (type === 'page') return row.type === 'PAGE' && link ? link : undefined
  if (type === 'company') return link && kind ? partnerHref({ kind, link }) : undefined
  if (type === 'product') return slug && partner ? partnerHref(partner) : undefined
  const hrefOf = { event: eventHref, vacancy: vacancyHref, magazine: magazineHref }[type]
  return slug ? hrefOf(numbered) : undefined
}

/**
 * Where a document is shown: at its own page, in its own edition or in both; an event also at the landing page of its
 * series. Empty as long as it has no page.
 */
export function placesOf(type: PreviewType, row: PlaceRow): Place[] {
  const path = pathOf(type, row)
  if (!path) return []
  const directPlaces = placesAt(path, row.edition)
  if (type === 'product' && row.slug) return directPlaces.map((place) => ({ ...place, anchor: row.slug ?? '' }))
  return row.series ? [...directPlaces, ...placesAt(href(`/${row.series}`), row.edition, 'series')] : directPlaces
}

/** A path in the edition it belongs to, or else in that of the document; in both when that has none. */
export function placesAt(path: string, ofDocument: Edition | null = null, page: PreviewPage = 'own'): Place[] {
  const only = isProPath(path) ? 'pro' : ofDocument
  const editions = only ? [only] : editionSchema.options
  return editions.map((edition) => ({ edition, page, path: withinEdition(path, edition) }))
}

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
