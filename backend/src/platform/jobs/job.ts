import type { z } from 'zod'

/** How often, and after how long, a failed job is retried. */
export interface Retry {
  /** attempts after the first one */
  times: number
  /** before the second attempt; doubles with each one, up to `maxSeconds`, with jitter */
  firstSeconds: number
  maxSeconds: number
}

/** One attempt at a job. */
export interface Attempt {
  /** the same in each attempt at a job, and unique to it */
  jobId: string
  queuedAt: Date
  /**
   * Checks that this worker still owns the job, just before something that must not be done twice: a machine that was
   * frozen has lost its jobs to another.
   * @throws LostClaimError when it does not
   */
  confirmClaim(): Promise<void>
}

interface Definition<Data> {
  /** name of its queue: lower case and dashes; renaming it abandons the jobs that wait */
  name: string
  /** schema of the job's data; stored as JSON, so a timestamp is `z.coerce.date()` */
  data: z.ZodType<Data, unknown>
  /** must be idempotent: a backend that is killed before the job is marked as done leaves it to be repeated */
  work(data: Data, attempt: Attempt): Promise<void>
  retry?: Retry
  /** time limit of one attempt, in seconds */
  withinSeconds?: number
  /** the next job starts as soon as one ends, instead of per batch: for work that may wait long for another machine */
  independent?: boolean
  /** the jobs wait and are not run */
  paused?: boolean
  /** a cron expression in Dutch time; one instance queues a job at each moment, with `{}` as data */
  schedule?: string
  /** selects the data to keep of a dead job; everything by default */
  dataOfDeadJob?(data: Data): object
}

/** A kind of job, as its callers queue it. */
export interface Job<Data> extends RunnableJob {
  readonly data: z.ZodType<Data, unknown>
}

/** A kind of job, for the queue that runs it without knowing its data. */
export interface RunnableJob {
  readonly name: string
  readonly retry: Retry
  readonly withinSeconds: number
  readonly independent: boolean
  readonly paused: boolean
  readonly schedule: string | undefined
  /** @throws PermanentError, or what the work throws */
  run(data: unknown, attempt: Attempt): Promise<void>
  /** the data to keep of a dead job; nothing when they do not match the schema */
  retainedData(data: unknown): object
}

/** Thrown when another worker owns the job by now. */
export class LostClaimError extends Error {}

/** Thrown when another attempt would fail too: the job is dead at once. */
export class PermanentError extends Error {}

/** About a day: 2 s, 4 s … and from the twelfth attempt on every hour. An interrupted attempt counts as one. */
const usualRetry: Retry = { times: 30, firstSeconds: 2, maxSeconds: 3_600 }

/** Declares a kind of job. It runs once its feature registers it. */
export function defineJob<Data>(definition: Definition<Data>): Job<Data> {
  const { name, data: schema, work, schedule, dataOfDeadJob } = definition
  return {
    name,
    data: schema,
    retry: definition.retry ?? usualRetry,
    withinSeconds: definition.withinSeconds ?? 300,
    independent: definition.independent ?? false,
    paused: definition.paused ?? false,
    schedule,
    run(data, attempt) {
      const parsed = schema.safeParse(data)
      if (!parsed.success)
        throw new PermanentError(`its data are not valid at ${parsed.error.issues[0]?.path.join('.')}`)
      return work(parsed.data, attempt)
    },
    retainedData(data) {
      const parsed = schema.safeParse(data)
      if (!parsed.success) return {}
      return dataOfDeadJob ? dataOfDeadJob(parsed.data) : Object(parsed.data)
    },
  }
}
