import type { Feature } from '../../../platform/feature/feature'
import { importActions, importRoutes } from './import-routes'

export const figureImport: Feature = {
  adminRoutes: importRoutes,
  adminActions: importActions,
}
