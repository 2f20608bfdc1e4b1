import type { TicketState } from '@gevel/contract/contact'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job'

/**
 * Retention of a ticket after its last event, in days; the privacy page says so. People return to an answer
 * within a year; what nobody handled in two years is of no use; spam is kept for as long as somebody may have been mistaken.
 */
const retentionDays: Readonly<Record<TicketState, number>> = { spam: 30, done: 365, new: 730, open: 730 }

/** Removes tickets whose retention is over, with their files and timelines. */
export const cleanUpTickets = defineJob({
  name: 'contact-clean-up',
  data: z.object({}),
  schedule: '41 3 * * *',
  work: async () => {
    for (const [state, days] of Object.entries(retentionDays))
      await strapi.db
        .connection('gevel_tickets')
        .where({ state })
        .whereRaw('changed_at < now() - make_interval(days => ?)', [days])
        .delete()
  },
})
