import { dutchDay } from '@gevel/contract/dutch-day'
import { z } from 'zod'
import { inTransaction } from '../../platform/database/transaction'
import { environment } from '../../platform/environment/environment'
import { defineJob } from '../../platform/jobs/job'
import { log } from '../../platform/logging/log'

/** A client repeats a batch within minutes. */
const batchRetention = '2 days'
/** The number of rows per transaction, so that none takes long. */
const rowsAtOnce = 20_000

/**
 * Creates the partitions of the coming months, and deletes what is older than `STATISTICS_MONTHS`: events by dropping
 * their partitions, and the roll-ups per hour. Those per day stay: they have no visitors, only numbers.
 */
export const cleanUpStatistics = defineJob({
  name: 'statistics-clean-up',
  data: z.object({}),
  schedule: '23 3 * * *',
  work: async () => {
    await withShortLocks('SELECT gevel_create_statistics_partitions()')
    const months = environment.STATISTICS_MONTHS
    const { rows } = await withShortLocks('SELECT gevel_drop_statistics_partitions(?) AS name', [months])
    for (const { name } of rows) log.info({ partition: name }, 'Statistics of an old month were deleted')
    // the first event of a day deletes the salts before it: on a day without events this does
    await strapi.db.connection('gevel_statistics_salts').where('day', '<', dutchDay(new Date())).delete()
    await deleteInSteps('gevel_statistics_hours', `hour < now() - make_interval(months => ${months})`)
    await deleteInSteps('gevel_statistics_batches', `received_at < now() - interval '${batchRetention}'`)
  },
})

/** Inserts queue behind a lock on the table: rather than wait long for one, the job fails and is tried again. */
function withShortLocks(statement: string, bindings: number[] = []): Promise<{ rows: { name: string }[] }> {
  return inTransaction(async (trx) => {
    await trx.raw(`SET LOCAL lock_timeout = '1s'`)
    return trx.raw(statement, bindings)
  })
}

async function deleteInSteps(table: string, condition: string): Promise<void> {
  let deleted: number
  do {
    const step = `SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${rowsAtOnce}`
    ;({ rowCount: deleted } = await strapi.db.connection.raw(`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(${step}))`))
  } while (deleted === rowsAtOnce)
}
