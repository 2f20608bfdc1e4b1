import { z } from 'zod'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { log } from '../../../platform/logging/log'
import { advanceSubscriptions } from './advance-all'

/**
 * Begins, renews, pauses, resumes and ends subscriptions on their days. Each hour: what a run missed, the next one does. Access by days
 * does not wait for it.
 */
export const advanceJob = defineJob({
  name: 'subscriptions-advance',
  data: z.object({}),
  schedule: '1 * * * *',
  withinSeconds: 3_600,
  work: async () => {
    const settings = await loadBillingSettings()
    if (!settings) return
    const failed: number[] = []
    await advanceSubscriptions(inTransaction, { settings, at: new Date() }, (id, error) => {
      failed.push(id)
      log.error({ subscription: id, reason: String(error) }, 'A subscription could not be advanced')
    })
    if (failed.length > 0)
      throw new Error(`Subscriptions that could not be advanced: ${failed.slice(0, 10).join(', ')}`)
  },
})
