import type { Feature } from '../../platform/feature/feature'
import { missesRoutes } from './list-misses'
import { readSearchMisses } from './permission'

export const searchMisses: Feature = {
  permissions: [readSearchMisses],
  adminRoutes: missesRoutes,
}
