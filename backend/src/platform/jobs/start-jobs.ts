import type { PgBoss } from 'pg-boss'
import { openBoss } from './boss'
import { countJobs } from './count-jobs'
import type { RunnableJob } from './job'
import { watchJobs } from './job-metrics'
import { runJob } from './run-job'
import { wakeWorkers } from './wake-workers'

const dayS = 24 * 60 * 60
/** How long a job may wait for its first attempt, and the retention of a dead one. */
const maxWaitS = 30 * dayS
const deadRetentionS = 30 * dayS
/** Workers are woken for jobs that are due: see `wakeWorkers`. */
const pollEveryS = 60
/** A job whose worker has sent no heartbeat for this long is retried; the minimum of pg-boss. */
const heartbeatS = 10
/** Interval of a worker's heartbeats: two may be late. */
const heartbeatEveryS = 3
/** How many jobs of one kind an instance takes and runs at once. */
const atOnce = 5

const workOptions = {
  pollingIntervalSeconds: pollEveryS,
  notifyPollingIntervalSeconds: pollEveryS,
  includeMetadata: true,
  perJobResults: true,
  heartbeatRefreshSeconds: heartbeatEveryS,
  burstWhenBatchFull: true,
} as const
type WorkOptions = typeof workOptions & { batchSize: number }

/**
 * Opens the queue and starts working on its jobs. Several instances of the backend share the work.
 * @returns a function that ends waking workers, for before the queue is closed
 */
export async function startJobs(jobs: readonly RunnableJob[]): Promise<() => void> {
  const boss = await openBoss()
  await forgetOldSchedules(boss, jobs)
  for (const job of jobs) await ensureQueue(boss, job)
  const workers = new Map<string, readonly string[]>()
  for (const job of jobs) if (!job.paused) workers.set(job.name, await work(boss, job))
  watchJobs(() => countJobs(jobs.map(({ name }) => name)))
  return wakeWorkers(boss, workers)
}

async function ensureQueue(boss: PgBoss, { name, retry, withinSeconds, schedule }: RunnableJob): Promise<void> {
  const options = {
    retryLimit: retry.times + 1,
    retryDelay: retry.firstSeconds,
    retryBackoff: true,
    retryDelayMax: retry.maxSeconds,
    expireInSeconds: withinSeconds,
    heartbeatSeconds: heartbeatS,
    retentionSeconds: maxWaitS,
    deleteAfterSeconds: deadRetentionS,
    notify: true,
  }
  await boss.createQueue(name, options)
  // a queue made by an earlier version keeps its options otherwise
  await boss.updateQueue(name, options)
  if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Europe/Amsterdam', missed: 'once' })
}

async function forgetOldSchedules(boss: PgBoss, jobs: readonly RunnableJob[]): Promise<void> {
  const scheduled = jobs.filter(({ schedule }) => schedule).map(({ name }) => name)
  for (const { name } of await boss.getSchedules()) if (!scheduled.includes(name)) await boss.unschedule(name)
}

/**
 * Works on jobs of a kind: in batches, or each by itself when none may wait for another.
 * @returns pg-boss' ids of the workers
 */
async function work(boss: PgBoss, job: RunnableJob): Promise<string[]> {
  const [workers, batchSize] = job.independent ? [atOnce, 1] : [1, atOnce]
  const ids: string[] = []
  for (let worker = 0; worker < workers; worker++) {
    const id: string = await boss.work<unknown, unknown, WorkOptions>(
      job.name,
      { ...workOptions, batchSize },
      (taken) => {
        // pg-boss would poll for the next one later when a batch has only one job
        if (batchSize === 1) boss.notifyWorker(id)
        return Promise.all(taken.map((one) => runJob(job, one)))
      },
    )
    ids.push(id)
  }
  return ids
}
