import type { JobResult, JobWithMetadata } from 'pg-boss'
import { isUnlimitedWork } from '../database/time-limits'
import { runAs } from '../database/work'
import { log } from '../logging/log'
import { countAttempt } from '../metrics/job-metrics'
import { boss, jobSchema } from './boss'
import { HopelessError, type RunnableJob } from './job'

/**
 * One try of a job that was taken from the queue. What is done is gone from the database at once, with its data; what failed
 * comes back later; what failed for good stays, without the data that need not be kept.
 */
export function runJob(job: RunnableJob, taken: JobWithMetadata<unknown>): Promise<JobResult> {
  // when the database refuses to note how it ended, those taken with it must not be done again for that
  return tryJob(job, taken).catch((error) => ({ id: taken.id, status: 'failed', output: { reason: String(error) } }))
}

async function tryJob(job: RunnableJob, taken: JobWithMetadata<unknown>): Promise<JobResult> {
  const { id, retryCount, createdOn, data } = taken
  const about = { job: job.name, jobId: id, attempt: retryCount + 1 }
  try {
    // the queue gives a try more than the job has: it is for what was cut off in the last one
    if (retryCount > job.retry.times) throw new HopelessError('it was cut off in its last try')
    const work = isUnlimitedWork(job.name) ? job.name : 'background'
    await runAs(work, () => job.run(data, { jobId: id, queuedAt: createdOn }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (!(error instanceof HopelessError) && retryCount < job.retry.times) {
      log.warn({ ...about, reason }, 'A job failed and is tried again later')
      countAttempt(job.name, 'again')
      return { id, status: 'failed', output: { reason } }
    }
    log.error({ ...about, reason }, 'A job failed for good')
    countAttempt(job.name, 'dead')
    await keepRemains(id, job.remains(data))
    return { id, status: 'deadletter', output: { reason } }
  }
  countAttempt(job.name, 'done')
  await boss().deleteJob(job.name, id)
  return { id, status: 'completed' }
}

async function keepRemains(id: string, remains: object): Promise<void> {
  await boss()
    .getDb()
    .executeSql(`UPDATE ${jobSchema}.job SET data = $2 WHERE id = $1`, [id, JSON.stringify(remains)])
}
