import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { environment } from '../environment/environment'
import { listMisses, missesQuery } from './list-misses'
import { readSearchMisses } from './read-search-misses'

/** The permission as listed on the admin's roles screen; it is registered before the roles are created. */
export const missesActions = [
  {
    section: 'settings',
    category: 'Zoeken',
    displayName: 'Zoekvragen zonder resultaat lezen',
    uid: 'search-misses.read',
  },
]

const config = {
  policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [readSearchMisses] } }],
}

/** The route of the admin's screen. */
export const missesRoutes = {
  type: 'admin' as const,
  prefix: '/search-misses',
  routes: [{ method: 'GET' as const, path: '/', handler: showMisses, config, info: { type: 'admin' } }],
}

async function showMisses(ctx: Context): Promise<void> {
  const query = missesQuery.safeParse(ctx.query)
  if (!query.success) throw new errors.ValidationError('Deze lijst bestaat niet: kies opnieuw.')
  ctx.set('Cache-Control', 'no-store')
  ctx.body = { ...(await listMisses(query.data)), siteUrl: environment.SITE_URL }
}
