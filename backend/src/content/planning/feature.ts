import type { Feature } from '../../platform/feature/feature'
import { planningRoutes } from './failed-plans'
import { planFailedMail } from './plan-failed-mail'
import { runPlans } from './run-plans'

/** The longest delay of a planned publication. */
const everyMs = 5_000

export const planning: Feature = {
  adminRoutes: planningRoutes,
  timers: [{ name: 'Looking for planned publications', everyMs, work: () => runPlans(strapi) }],
  mails: [planFailedMail],
}
