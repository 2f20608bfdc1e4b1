import type { Feature } from '../../platform/feature/feature'
import { missesActions, missesRoutes } from './misses-routes'

export const searchMisses: Feature = {
  adminRoutes: missesRoutes,
  adminActions: missesActions,
}
