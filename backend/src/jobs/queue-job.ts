import { fromKnex } from 'pg-boss'
import { inTransaction } from '../database/transaction'
import { boss } from './boss'
import type { Job } from './job'

/**
 * Queues a job. Inside a transaction (`inTransaction`) it belongs to that transaction: there is no job when that is rolled back, and
 * nobody does it before the commit.
 * @throws ZodError when the data are not what the job knows
 */
export async function queueJob<Data>(job: Job<Data>, data: Data): Promise<void> {
  const parsed = Object(job.data.parse(data))
  await inTransaction((trx) => boss().send(job.name, parsed, { db: fromKnex(trx) }))
}
