import type { Feature } from '../../../platform/feature/feature'
import { editorRoutes } from './editor-routes'

export const editors: Feature = {
  adminRoutes: editorRoutes,
}
