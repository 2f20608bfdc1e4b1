import type { Feature } from '../../feature/feature'
import { importActions, importRoutes } from './import-routes'

export const figureImport: Feature = {
  adminRoutes: importRoutes,
  adminActions: importActions,
}
