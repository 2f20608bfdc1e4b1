import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job'

/** Removes what nobody needs: which device got which notice, old notices, and browsers that have not been here for a year. */
export const cleanUpPush = defineJob({
  name: 'push-clean-up',
  data: z.object({}),
  schedule: '41 3 * * *',
  work: async () => {
    const knex = strapi.db.connection
    await knex.raw(
      `DELETE FROM gevel_push_deliveries d USING gevel_push_notices n
      WHERE n.id = d.notice_id AND n.sent_at < now() - interval '7 days'`,
    )
    await knex('gevel_push_notices').whereRaw(`sent_at < now() - interval '1 year'`).delete()
    await knex('gevel_push_subscriptions').whereRaw(`renewed_at < now() - interval '1 year'`).delete()
  },
})
