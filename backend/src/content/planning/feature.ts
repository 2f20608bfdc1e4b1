import type { Feature } from '../../platform/feature/feature'
import { planFailedMail } from './plan-failed-mail'
import { planningRoutes } from './planning-routes'

export const planning: Feature = {
  mails: [planFailedMail],
  adminRoutes: planningRoutes,
}
