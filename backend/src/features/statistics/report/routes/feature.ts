import type { Feature } from '../../../../platform/feature/feature'
import { reportActions, reportRoutes } from './report-routes'

export const statisticsReport: Feature = { adminRoutes: reportRoutes, adminActions: reportActions }
