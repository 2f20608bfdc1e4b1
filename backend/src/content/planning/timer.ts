import type { Core } from '@strapi/strapi'
import { startTimer } from '../../platform/jobs/timer'
import { runPlans } from './run-plans'

/** The longest delay of a planned publication. */
const everyMs = 5_000

/** Runs the plans periodically. */
export function startPlanTimer(strapi: Core.Strapi): () => void {
  return startTimer('Looking for planned publications', everyMs, () => runPlans(strapi))
}
