import type { Feature } from '../../feature/feature'
import { reportActions, reportRoutes } from './report-routes'

export const bannerReport: Feature = {
  adminRoutes: reportRoutes,
  adminActions: reportActions,
}
