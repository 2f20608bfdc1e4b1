import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../database/tables-of'
import { defineJob } from '../jobs/job'

/** Removes drafts that nobody changed for 30 days; they cannot be opened from that moment on. */
export const cleanUpDrafts = defineJob({
  name: 'drafts-clean-up',
  data: z.object({}),
  schedule: '23 3 * * *',
  work: async () => {
    await tablesOf(strapi.db.connection)
      .deleteFrom('gevel_drafts')
      .where('expires_at', '<=', sql<Date>`now()`)
      .execute()
  },
})
