import type { Edition } from '@gevel/contract/editions'
import { previewKey } from '@gevel/contract/preview-key'
import type { PreviewPage, PreviewStatus } from '@gevel/contract/previews'
import { environment } from '../../platform/environment/environment'
import { loadPlace, type Place, placesOf } from './places'
import { previewToken } from './preview-token'
import { previewTypeOf } from './previewable'
import { sitePages } from './site-pages'

/** A link to a page that shows a document, in one edition. */
export interface PlaceLink {
  edition: Edition
  page: PreviewPage
  url: string
}

/** The links that the admin shows beside the form of a document. */
export interface DocumentLinks {
  previews: PlaceLink[]
  published: PlaceLink[]
  /** whether the type has no drafts: what is saved is on the site at once */
  isLive: boolean
}

interface Version {
  documentId: string
  status: PreviewStatus
  /** the editor who gets the links */
  editorId: number
}

/** Links to the previews of a version of a document, one for each page and edition it appears in; its own page first. */
export async function previewLinks(uid: string, { documentId, status, editorId }: Version): Promise<PlaceLink[]> {
  const type = previewTypeOf(uid)
  const row = type && (await loadPlace(uid, documentId, status))
  if (!type || !row) return []
  return placesOf(type, row).map(({ edition, page, ...place }) => {
    const url = addressOf(place)
    url.searchParams.set(previewKey, previewToken({ type, documentId, status, edition, page, editorId }))
    // `pro` has no value
    return { edition, page, url: url.href.replace('?pro=&', '?pro&') }
  })
}

/** Links to the published pages that show a document, one for each page and edition. */
export async function siteLinks(uid: string, documentId: string): Promise<PlaceLink[]> {
  const type = previewTypeOf(uid)
  const row = type && (await loadPlace(uid, documentId, 'published'))
  const places = type && row ? placesOf(type, row) : await sitePages(uid, documentId)
  return places.map(({ edition, page, ...place }) => ({ edition, page, url: addressOf(place).href }))
}

function addressOf({ path, anchor = '' }: Pick<Place, 'path' | 'anchor'>): URL {
  const url = new URL(path, environment.SITE_URL)
  url.hash = anchor
  return url
}
