import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { environment } from '../../platform/environment/environment'
import { adminRoutes } from '../../platform/http/admin-routes'
import { listMisses, missesQuery } from './list-misses'
import { readSearchMisses } from './permission'

/** The route of the admin's screen. */
export const missesRoutes = adminRoutes(
  '/search-misses',
  {
    'GET /': showMisses,
  },
  readSearchMisses,
)

async function showMisses(ctx: Context): Promise<void> {
  const query = missesQuery.safeParse(ctx.query)
  if (!query.success) throw new errors.ValidationError('Deze lijst bestaat niet: kies opnieuw.')
  ctx.body = { ...(await listMisses(query.data)), siteUrl: environment.SITE_URL }
}
