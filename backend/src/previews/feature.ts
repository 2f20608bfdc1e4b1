import type { Feature } from '../feature/feature'
import { previewRoutes } from './preview-routes'

export const previews: Feature = { adminRoutes: previewRoutes }
