import type { Feature } from '../../platform/feature/feature'
import { previewRoutes } from './preview-routes'

export const previews: Feature = { adminRoutes: previewRoutes }
