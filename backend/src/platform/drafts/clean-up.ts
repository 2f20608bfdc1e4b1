import { z } from 'zod'
import { defineJob } from '../jobs/job'

/** Removes drafts that nobody changed for 30 days; they cannot be opened from that moment on. */
export const cleanUpDrafts = defineJob({
  name: 'drafts-clean-up',
  data: z.object({}),
  schedule: '23 3 * * *',
  work: async () => {
    await strapi.db.connection('gevel_drafts').whereRaw('expires_at <= now()').delete()
  },
})
