import type { Context } from 'koa'
import { editorOf } from '../editors/request'
import { type DocumentLinks, previewLinks, siteLinks } from './preview-links'
import { previewTypeOf } from './previewable'
import { requireReadable } from './require-readable'

const config = { policies: ['admin::isAuthenticatedAdmin'] }
const info = { type: 'admin' }

/** The admin's route for the links beside a form: to previews of the draft, and to the published pages. */
export const previewRoutes = {
  type: 'admin' as const,
  prefix: '/previews',
  routes: [{ method: 'GET' as const, path: '/:uid/:documentId', handler: showLinks, config, info }],
}

async function showLinks(ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params
  await requireReadable(ctx, uid, documentId)
  ctx.set('Cache-Control', 'no-store')
  const [previews, published] = await Promise.all([
    previewLinks(uid, { documentId, status: 'draft', editorId: editorOf(ctx).id }),
    siteLinks(uid, documentId),
  ])
  const data: DocumentLinks = { previews, published, isLive: !previewTypeOf(uid) }
  ctx.body = { data }
}
