import type { Feature } from '../../feature/feature'
import { editorRoutes } from './editor-routes'

export const editors: Feature = {
  adminRoutes: editorRoutes,
}
