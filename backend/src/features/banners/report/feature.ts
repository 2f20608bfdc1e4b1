import type { Feature } from '../../../platform/feature/feature'
import { reportActions, reportRoutes } from './report-routes'

export const bannerReport: Feature = {
  adminRoutes: reportRoutes,
  adminActions: reportActions,
}
