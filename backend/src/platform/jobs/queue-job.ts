import { fromKnex } from 'pg-boss'
import { inTransaction } from '../database/transaction'
import { jobQueue } from './boss'
import type { Job } from './job'

/**
 * Queues a job. Inside a transaction (`inTransaction`) it is part of that transaction: a rollback removes the job, and
 * it does not run before the commit.
 * @throws ZodError when the data do not match the job's schema
 */
export async function queueJob<Data>(job: Job<Data>, data: Data): Promise<void> {
  const parsed = Object(job.data.parse(data))
  await inTransaction((trx) => jobQueue().send(job.name, parsed, { db: fromKnex(trx) }))
}
