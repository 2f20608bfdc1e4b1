import type { Preview } from '@gevel/contract/previews'
import { adminOrigins } from '../../platform/environment/admin-origin'
import { draftPages } from './draft-pages'
import { loadPlace, type Place, placesOf } from './places'
import { previewError } from './preview-error'
import { type PreviewGrant, readPreviewToken } from './preview-token'
import { uidOf } from './previewable'
import { publishedPages } from './published-pages'
import { mayStillRead } from './require-readable'

/**
 * `GET /public/preview`: what a preview token gives access to, and nothing else. It writes nothing.
 * @param bearer the token; a URL would be logged
 * @throws `preview-invalid`, `preview-expired`, `preview-gone`, `preview-incomplete`
 */
export async function showPreview({ bearer = '' }: { bearer: string | undefined }): Promise<{ data: Preview }> {
  const grant = readPreviewToken(bearer)
  if (grant === 'invalid' || grant === 'expired') throw previewError(`preview-${grant}`)
  const { type, documentId, status, page, editorId, expires } = grant
  // somebody who is blocked or deleted, or has another role now, has lost their links too
  const isReadable = await mayStillRead(editorId, uidOf(type), documentId)
  if (isReadable === null) throw previewError('preview-gone')
  if (!isReadable) throw previewError('preview-expired')
  const place = await loadPlace(uidOf(type), documentId, status)
  if (!place) throw previewError('preview-gone')
  const shown = await (status === 'draft' ? draftPages : publishedPages)[type]({ documentId, page, place })
  if (!shown) throw previewError('preview-gone')
  const at = grantedPlace(placesOf(type, place), grant)
  if (!at) throw previewError('preview-incomplete')
  const validUntil = new Date(expires * 1000).toISOString()
  return { data: { shown, path: at.path, edition: at.edition, status, validUntil, frameOrigins: adminOrigins } }
}

/** The place that a token is for, or else the nearest: the edition or series of a document may have changed since. */
function grantedPlace(places: readonly Place[], { page, edition }: PreviewGrant): Place | undefined {
  const onPage = places.filter((place) => place.page === page)
  const nearest = onPage.length > 0 ? onPage : places
  return nearest.find((place) => place.edition === edition) ?? nearest[0]
}
