import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import { defineJob } from '../../platform/jobs/job'

/** How long an invitation is kept after its last day: its page says until then what became of it. It has the address of somebody who may never have answered. */
const retentionDays = 90

/** Removes invitations whose retention is over. Whoever accepted one reads by an entitlement. */
export const cleanUpInvitations = defineJob({
  name: 'invitations-clean-up',
  data: z.object({}),
  schedule: '12 4 * * *',
  async work() {
    await tablesOf(strapi.db.connection)
      .deleteFrom('gevel_invitations')
      .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${retentionDays})`)
      .execute()
  },
})
