import type { Feature } from '../../platform/feature/feature'
import { missesRoutes } from './misses-routes'
import { readSearchMisses } from './permission'

export const searchMisses: Feature = {
  permissions: [readSearchMisses],
  adminRoutes: missesRoutes,
}
