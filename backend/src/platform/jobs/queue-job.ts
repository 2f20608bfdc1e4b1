import { createHash } from 'node:crypto'
import { fromKnex } from 'pg-boss'
import { inTransaction } from '../database/transaction'
import { jobQueue } from './boss'
import type { Job } from './job'

interface JobOptions {
  /** when it is due; at once by default */
  at?: Date
  /** queues nothing while a job of its kind with this key waits, runs, or is kept because it failed for good */
  key?: string
  /** lets jobs of its kind that are queued later go first, unless those may wait too */
  mayWait?: boolean | undefined
}

/**
 * Queues a job. Inside a transaction (`inTransaction`) it is part of that transaction: a rollback removes the job, and
 * it does not run before the commit.
 * @throws ZodError when the data do not match the job's schema
 */
export async function queueJob<Data>(job: Job<Data>, data: Data, { at, key, mayWait }: JobOptions = {}): Promise<void> {
  const parsed = Object(job.data.parse(data))
  const options = {
    ...(at && { startAfter: at }),
    ...(key !== undefined && { id: idOf(job.name, key) }),
    // jobs have 0
    ...(mayWait && { priority: -1 }),
  }
  await inTransaction((trx) => jobQueue().send(job.name, parsed, { ...options, db: fromKnex(trx) }))
}

/** The id of a job by its key, a UUID of version 8 (RFC 9562): the queue ignores a job whose id it has. */
function idOf(name: string, key: string): string {
  const hash = createHash('sha256').update(`${name} ${key}`).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
