import type { Core } from '@strapi/strapi'
import { runPlans } from './run-plans'

/** The longest delay of a planned publication. */
const everyMs = 5_000

/**
 * Runs the plans periodically, one run at a time.
 * @returns a function that stops the timer
 */
export function startPlanTimer(strapi: Core.Strapi): () => void {
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    try {
      await runPlans(strapi)
    } catch (error) {
      strapi.log.error(`Looking for planned publications failed: ${(error as Error).message}`)
    } finally {
      looking = false
    }
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
