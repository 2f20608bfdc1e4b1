import { listRoutes } from '../../platform/admin-lists/list-routes'
import { environment } from '../../platform/environment/environment'
import { adminRoutes } from '../../platform/http/admin-routes'
import { missList } from './list-misses'
import { readSearchMisses } from './permission'

/** The routes of the admin's screen. */
export const missesRoutes = adminRoutes(
  '/admin/site/search-misses',
  listRoutes(missList, { facts: () => ({ siteUrl: environment.SITE_URL }) }),
  readSearchMisses,
)
