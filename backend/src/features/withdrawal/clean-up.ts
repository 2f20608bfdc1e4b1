import { statementYears, unknownOrderYears } from '@gevel/contract/withdrawals'
import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import { defineJob } from '../../platform/jobs/job'

/**
 * Removes statements whose retention is over; one that waits for a person, or whose money is not back, stays.
 */
export const cleanUpWithdrawals = defineJob({
  name: 'withdrawal-clean-up',
  data: z.object({}),
  schedule: '47 3 * * *',
  work: async () => {
    await tablesOf(strapi.db.connection)
      .deleteFrom('gevel_withdrawals')
      .where('state', 'in', ['done', 'refused'])
      .where(
        sql<boolean>`changed_at < now() - make_interval(years => CASE WHEN order_id IS NULL THEN ${unknownOrderYears}::integer ELSE ${statementYears}::integer END)`,
      )
      .execute()
  },
})
