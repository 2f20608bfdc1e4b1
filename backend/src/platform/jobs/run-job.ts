import { setTimeout as pause } from 'node:timers/promises'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { z } from 'zod'
import { isUnlimitedWork } from '../database/time-limits'
import { runAs } from '../database/work'
import { log } from '../logging/log'
import { isBossOpen, jobQueue, jobSchema } from './boss'
import { LostClaimError, PermanentError, type RunnableJob } from './job'
import { countAttempt } from './job-metrics'

/** The result of pg-boss, which its types omit. */
const touchedSchema = z.object({ affected: z.int() })
const retryMs = 500
/** Jobs that this process has finished, and that the database does not know to be done yet. */
const completed = new Set<string>()

/**
 * One attempt at a job that was taken from the queue. A finished job is deleted at once, with its data; a failed one
 * is retried later; one that failed for good stays, with only the data selected for dead jobs.
 */
export function runJob(job: RunnableJob, taken: JobWithMetadata<unknown>): Promise<JobResult> {
  // when the database fails to store one result, the other jobs of the batch must not be repeated
  return tryJob(job, taken).catch((error) => ({ id: taken.id, status: 'failed', output: { reason: String(error) } }))
}

async function tryJob(job: RunnableJob, taken: JobWithMetadata<unknown>): Promise<JobResult> {
  const { id, retryCount, createdOn, data } = taken
  const about = { job: job.name, jobId: id, attempt: retryCount + 1 }
  try {
    // the queue allows one attempt more than the job: it is for a last attempt that was interrupted
    if (retryCount > job.retry.times) throw new PermanentError('it was cut off in its last try')
    const work = isUnlimitedWork(job.name) ? job.name : 'background'
    const confirmClaim = () => confirm(job.name, { id, retryCount })
    if (!completed.has(id)) await runAs(work, () => job.run(data, { jobId: id, queuedAt: createdOn, confirmClaim }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // has no effect: the queue ignores results of a worker that has lost the job
    if (error instanceof LostClaimError) return { id, status: 'failed', output: { reason } }
    if (!(error instanceof PermanentError) && retryCount < job.retry.times) {
      log.warn({ ...about, reason }, 'A job failed and is tried again later')
      countAttempt(job.name, 'again')
      return { id, status: 'failed', output: { reason } }
    }
    log.error({ ...about, reason }, 'A job failed for good')
    countAttempt(job.name, 'dead')
    await storeRetainedData(id, job.retainedData(data))
    return { id, status: 'deadletter', output: { reason } }
  }
  await noteDone(job.name, id)
  countAttempt(job.name, 'done')
  return { id, status: 'completed' }
}

/** Stores that a job is done. Until then a kill repeats it, so nothing may come between the work and this statement. */
async function noteDone(name: string, id: string): Promise<void> {
  completed.add(id)
  for (;;) {
    try {
      await jobQueue().deleteJob(name, id)
      completed.delete(id)
      return
    } catch (error) {
      if (!isBossOpen()) throw error
      log.warn({ job: name, jobId: id, reason: String(error) }, 'A job is done, which could not be stored yet')
      await pause(retryMs)
    }
  }
}

async function confirm(name: string, claim: { id: string; retryCount: number }): Promise<void> {
  const { affected } = touchedSchema.parse(await jobQueue().touch(name, claim))
  if (affected !== 1) throw new LostClaimError('another worker does it by now')
}

async function storeRetainedData(id: string, retained: object): Promise<void> {
  await jobQueue()
    .getDb()
    .executeSql(`UPDATE ${jobSchema}.job SET data = $2 WHERE id = $1`, [id, JSON.stringify(retained)])
}
