import { inTransaction } from '../../../platform/database/transaction'
import { countsOfPeriod } from './counts-of-period'

/** Number of the advisory lock that a roll-up holds: two instances of the backend may run a job at once. */
export const rollUpLock = 764_019

interface Period {
  /** start of the period, as its table has it */
  key: string
  /** timestamps that bound its events */
  from: Date
  to: Date
}

/**
 * Counts a period again and replaces its rows, so that a repeated roll-up gives the same numbers. The statement waits
 * for a roll-up that runs elsewhere.
 * @param column `hour` or `day`
 */
export async function replacePeriod(column: 'hour' | 'day', { key, from, to }: Period): Promise<void> {
  const table = `gevel_statistics_${column}s`
  await inTransaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [rollUpLock])
    await trx.raw(`DELETE FROM ${table} WHERE ${column} = ?`, [key])
    await trx.raw(
      `INSERT INTO ${table} (${column}, kind, dimension, value, events, visitors) SELECT :key, c.* FROM (${countsOfPeriod[column]}) c`,
      { key, from, to },
    )
  })
}
