import type { Preview, Previewed, PreviewType } from '@gevel/contract/previews'
import { adminOrigins } from '../environment/admin-origin'
import { draftPages } from './draft-pages'
import { previewError } from './preview-error'
import { type PreviewGrant, readPreviewToken } from './preview-token'
import { type LocationRow, loadLocation, locationsOf, uidOf } from './previewable'
import { publishedPages } from './published-pages'

/**
 * `GET /public/preview`: the document that a preview token gives access to, and nothing else. It writes nothing.
 * @param bearer the token; a URL would be logged
 * @throws `preview-invalid`, `preview-expired`, `preview-gone`, `preview-incomplete`
 */
export async function showPreview({ bearer = '' }: { bearer: string | undefined }): Promise<{ data: Preview }> {
  const grant = readPreviewToken(bearer)
  if (grant === 'invalid' || grant === 'expired') throw previewError(`preview-${grant}`)
  // blocking or deleting an editor revokes their links too
  const isEditor = await strapi.db.query('admin::user').count({ where: { id: grant.editorId, isActive: true } })
  if (!isEditor) throw previewError('preview-expired')
  const row = await loadLocation(uidOf(grant.type), grant.documentId, grant.status)
  if (!row) throw previewError('preview-gone')
  const shown = await loadDocument(grant.type, grant, row)
  const places = locationsOf(grant.type, row)
  // the edition of a document may have changed since
  const place = places.find(({ edition }) => edition === grant.edition) ?? places[0]
  if (!place) throw previewError('preview-incomplete')
  const validUntil = new Date(grant.expires * 1000).toISOString()
  return { data: { shown, ...place, status: grant.status, validUntil, frameOrigins: adminOrigins } }
}

async function loadDocument<T extends PreviewType>(
  type: T,
  { documentId, status }: PreviewGrant,
  row: LocationRow,
): Promise<Previewed> {
  const document = status === 'draft' ? await draftPages[type](documentId) : (await publishedPages[type](row))?.data
  if (!document) throw previewError('preview-gone')
  return { type, document } as Previewed
}
