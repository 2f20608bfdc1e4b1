import type { Context } from 'koa'
import type { Feature } from '../../platform/feature/feature'
import { adminRoutes } from '../../platform/http/admin-routes'
import { suggestDocuments } from '../search/suggestions/suggest'

/** Pages of the site that an editor can link to, found by their words as readers find them: `?q=molenkamp`. */
export const linkTargets: Feature = {
  adminRoutes: adminRoutes('/admin/site/link-targets', { 'GET /': listTargets }),
}

async function listTargets(ctx: Context): Promise<void> {
  const { q } = ctx.query
  const { found } = await suggestDocuments(strapi.db.connection, typeof q === 'string' ? q : '', 'general')
  ctx.body = { data: found }
}
