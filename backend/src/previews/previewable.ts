import { isProPath, withinEdition } from '@gevel/contract/edition-links'
import { type Edition, editionSchema } from '@gevel/contract/editions'
import { articleHref, eventHref, magazineHref, partnerHref, vacancyHref } from '@gevel/contract/hrefs'
import type { PreviewStatus, PreviewType } from '@gevel/contract/previews'
import { type PartnerKind, partnerKindSchema } from '@gevel/contract/references'
import { freeSlug } from '../documents/free-slug'

/** The types of documents with a page of their own. */
const types: Readonly<Record<string, PreviewType>> = {
  'api::content.content': 'article',
  'api::page.page': 'page',
  'api::event.event': 'event',
  'api::vacancy.vacancy': 'vacancy',
  'api::partner.partner': 'company',
  'api::magazine.magazine': 'magazine',
}

/** The type of a preview by the content type; undefined for one without a page. */
export function previewTypeOf(uid: string): PreviewType | undefined {
  return Object.hasOwn(types, uid) ? types[uid] : undefined
}

/** The content type of a preview. */
export function uidOf(wanted: PreviewType): string {
  const found = Object.entries(types).find(([, type]) => type === wanted)
  if (!found) throw new Error(`No content type has the previews of ${wanted}`)
  return found[0]
}

/** The columns of a row that determine where its page is. */
export interface LocationRow {
  publicId: number
  /** undefined for types without one */
  slug?: string | null
  link: string | null
  kind: PartnerKind | null
  edition: Edition | null
  /** of a page: one that redirects shows nothing */
  type: string | null
  title: string | null
  name: string | null
}

/** Loads what determines the page of a version of a document; null when there is no such version. */
export async function loadLocation(
  uid: string,
  documentId: string,
  status: PreviewStatus,
): Promise<LocationRow | null> {
  const publishedAt = status === 'draft' ? null : { $notNull: true }
  const row: LocationRow | null = await strapi.db.query(uid).findOne({ where: { documentId, publishedAt } })
  if (!row || row.slug === undefined) return row
  return { ...row, slug: row.slug || (await freeSlug(strapi, uid, row, documentId)) }
}

/** The path of a document's page; undefined as long as it has none. */
function pathOf(type: PreviewType, { publicId: id, slug, link, kind, edition, type: pageType }: LocationRow) {
  const numbered = { id, slug: slug ?? '' }
  if (type === 'article') return slug && edition ? articleHref({ ...numbered, edition }) : undefined
  if (type === 'page') return pageType === 'PAGE' && link ? link : undefined
  if (type === 'company') return link && kind ? partnerHref({ kind: partnerKindSchema.parse(kind), link }) : undefined
  const hrefOf = { event: eventHref, vacancy: vacancyHref, magazine: magazineHref }[type]
  return slug ? hrefOf(numbered) : undefined
}

/** A page of a document in one edition. */
export interface Location {
  edition: Edition
  /** with the query of the edition */
  path: string
}

/** Where a document has its page: in its own edition, or in both. Empty as long as it has none. */
export function locationsOf(type: PreviewType, row: LocationRow): Location[] {
  const path = pathOf(type, row)
  if (!path) return []
  const own = isProPath(path) ? 'pro' : row.edition
  const editions = own ? [own] : editionSchema.options
  return editions.map((edition) => ({ edition, path: withinEdition(path, edition) }))
}
