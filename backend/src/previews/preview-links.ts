import type { Edition } from '@gevel/contract/editions'
import { previewKey } from '@gevel/contract/preview-key'
import type { PreviewStatus } from '@gevel/contract/previews'
import { environment } from '../environment/environment'
import { previewToken } from './preview-token'
import { type Location, loadLocation, locationsOf, previewTypeOf } from './previewable'

/** A link to a document in one edition. */
export interface EditionLink {
  edition: Edition
  url: string
}

/** What the admin links to beside the form of a document. */
export interface DocumentLinks {
  previews: EditionLink[]
  published: EditionLink[]
}

interface Version {
  documentId: string
  status: PreviewStatus
  /** the editor who gets the links */
  editorId: number
}

/** Links to the previews of a version of a document, one for each edition it appears in. */
export async function previewLinks(uid: string, { documentId, status, editorId }: Version): Promise<EditionLink[]> {
  const type = previewTypeOf(uid)
  const row = type && (await loadLocation(uid, documentId, status))
  if (!type || !row) return []
  return locationsOf(type, row).map(({ edition, path }) => {
    const url = new URL(path, environment.SITE_URL)
    url.searchParams.set(previewKey, previewToken({ type, documentId, status, edition, editorId }))
    // `pro` has no value
    return { edition, url: url.href.replace('?pro=&', '?pro&') }
  })
}

/** Links to the published pages of a document, one for each edition it appears in. */
export async function siteLinks(uid: string, documentId: string): Promise<EditionLink[]> {
  const type = previewTypeOf(uid)
  const row = type && (await loadLocation(uid, documentId, 'published'))
  return type && row ? locationsOf(type, row).map(onSite) : []
}

function onSite({ edition, path }: Location): EditionLink {
  return { edition, url: new URL(path, environment.SITE_URL).href }
}
