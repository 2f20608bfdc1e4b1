import type { Feature } from '../../../feature/feature'
import { reportActions, reportRoutes } from './report-routes'

export const statisticsReport: Feature = { adminRoutes: reportRoutes, adminActions: reportActions }
