import { dutchDay } from '@gevel/contract/dutch-day'
import { z } from 'zod'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { lockNextDebtor } from './find-debtors'
import { remindCustomer } from './remind'

/** Reminds each customer of what is overdue, on working days. */
export const reminderJob = defineJob({
  name: 'subscriptions-reminders',
  data: z.object({}),
  schedule: '30 9 * * 1-5',
  withinSeconds: 3_600,
  work: async () => {
    const settings = await loadBillingSettings()
    if (!settings) return
    const cause = { settings, actor: { kind: 'system' as const }, at: new Date() }
    for (let after = 0; ; ) {
      const id = await inTransaction(async (trx) => {
        const next = await lockNextDebtor(trx, after, dutchDay(cause.at))
        if (next !== undefined) await remindCustomer(trx, next, cause)
        return next
      })
      if (id === undefined) return
      after = id
    }
  },
})
