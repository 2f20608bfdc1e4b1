import type { z } from 'zod'

/** How often, and after how long, a job that failed is tried again. */
export interface Retry {
  /** tries after the first one */
  times: number
  /** before the second try; it doubles with each one, up to `mostSeconds`, with some chance in it */
  firstSeconds: number
  mostSeconds: number
}

/** One try of a job. */
export interface Attempt {
  /** the same in each try of a job, and in no other job */
  jobId: string
  queuedAt: Date
  /**
   * Asks whether the job is still this worker's, just before something that must not be done twice: a machine that was frozen
   * has lost its jobs to another.
   * @throws LostClaimError when it is not
   */
  confirmClaim(): Promise<void>
}

interface Definition<Data> {
  /** name of its queue: small letters and dashes; what waits under it is lost sight of when it changes */
  name: string
  /** what a job of this kind has to know; kept as JSON, so a moment is `z.coerce.date()` */
  data: z.ZodType<Data, unknown>
  /** safe to do twice: a backend that is killed between doing and noting it leaves the job to be done again */
  work(data: Data, attempt: Attempt): Promise<void>
  retry?: Retry
  /** time for one try, in seconds */
  withinSeconds?: number
  /** the next job starts as soon as one ends, in place of a batch: for work that may wait long for another machine */
  independent?: boolean
  /** nobody does these now; they wait */
  paused?: boolean
  /** a cron expression in Dutch time; whichever backend is first queues a job at each of its moments, with `{}` as data */
  schedule?: string
  /** what is kept of the data once the job is dead; everything when not given */
  keptWhenDead?(data: Data): object
}

/** A kind of job, as those know it who queue one. */
export interface Job<Data> extends RunnableJob {
  readonly data: z.ZodType<Data, unknown>
}

/** A kind of job, as the queue runs it: its data are not known there. */
export interface RunnableJob {
  readonly name: string
  readonly retry: Retry
  readonly withinSeconds: number
  readonly independent: boolean
  readonly paused: boolean
  readonly schedule: string | undefined
  /** @throws HopelessError, or what the work throws */
  run(data: unknown, attempt: Attempt): Promise<void>
  /** what is kept of the data of a dead one; nothing when they are not what the job knows */
  remains(data: unknown): object
}

/** Another worker does the job by now. */
export class LostClaimError extends Error {}

/** Another try would end the same: the job is dead at once. */
export class HopelessError extends Error {}

/** About a day: 2 s, 4 s … and from the twelfth try on every hour. A try that was cut off counts as one. */
const usualRetry: Retry = { times: 30, firstSeconds: 2, mostSeconds: 3_600 }

/** Declares a kind of job. It runs once its feature registers it. */
export function defineJob<Data>(definition: Definition<Data>): Job<Data> {
  const { name, data: schema, work, schedule, keptWhenDead } = definition
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
        throw new HopelessError(`its data are not valid at ${parsed.error.issues[0]?.path.join('.')}`)
      return work(parsed.data, attempt)
    },
    remains(data) {
      const parsed = schema.safeParse(data)
      if (!parsed.success) return {}
      return keptWhenDead ? keptWhenDead(parsed.data) : Object(parsed.data)
    },
  }
}
