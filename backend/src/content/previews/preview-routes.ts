import type { Context } from 'koa'
import { adminRoutes } from '../../platform/http/admin-routes'
import { editorOf } from '../../platform/roles/editor'
import { type DocumentLinks, previewLinks, siteLinks } from './preview-links'
import { previewTypeOf } from './previewable'
import { requireReadable } from './require-readable'

/** The admin's route for the links beside a form: to previews of the draft, and to the published pages. */
export const previewRoutes = adminRoutes('/admin/site/previews', {
  'GET /:uid/:documentId': showLinks,
})

async function showLinks(ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params
  await requireReadable(ctx, uid, documentId)
  const [previews, published] = await Promise.all([
    previewLinks(uid, { documentId, status: 'draft', editorId: editorOf(ctx).id }),
    siteLinks(uid, documentId),
  ])
  const data: DocumentLinks = { previews, published, isLive: !previewTypeOf(uid) }
  ctx.body = { data }
}
