import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import { defineJob } from '../../platform/jobs/job'

/** How long a gift is in the list of its giver after its last day. */
const retentionDays = 365

/** Removes gifts that were over a year ago. */
export const cleanUpGifts = defineJob({
  name: 'gifts-clean-up',
  data: z.object({}),
  schedule: '18 4 * * *',
  async work() {
    await tablesOf(strapi.db.connection)
      .deleteFrom('gevel_gifts')
      .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${retentionDays})`)
      .execute()
  },
})
