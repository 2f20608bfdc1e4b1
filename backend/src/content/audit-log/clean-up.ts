import { z } from 'zod'
import { inTransaction } from '../../platform/database/transaction'
import { environment } from '../../platform/environment/environment'
import { defineJob } from '../../platform/jobs/job'
import { closeAttempts } from './record-attempt'

/** The number of lines per transaction, so that none takes long. */
const batch = 10_000

/** Deletes the lines older than `AUDIT_LOG_DAYS`, and writes the counts of minutes that have ended. */
export const cleanUpAuditLog = defineJob({
  name: 'audit-log-clean-up',
  data: z.object({}),
  schedule: '37 * * * *',
  work: async () => {
    await closeAttempts()
    while ((await removeOldLines()) === batch);
  },
})

async function removeOldLines(): Promise<number> {
  return inTransaction(async (trx) => {
    await trx.raw(`SELECT set_config('gevel.audit_clean_up', 'on', true)`)
    const { rowCount } = await trx.raw<{ rowCount: number }>(
      `DELETE FROM gevel_audit_log WHERE id IN (
         SELECT id FROM gevel_audit_log WHERE at < now() - make_interval(days => ?) ORDER BY at LIMIT ?)`,
      [environment.AUDIT_LOG_DAYS, batch],
    )
    return rowCount
  })
}
