import { previewEndpoints } from '@gevel/contract/endpoints/previews'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { previewRoutes } from './preview-routes'
import { showPreview } from './show-preview'

export const previews: Feature = {
  routes: [openRoute(previewEndpoints.show, showPreview)],
  adminRoutes: previewRoutes,
}
