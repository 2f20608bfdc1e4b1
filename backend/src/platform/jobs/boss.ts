import { TypeOverrides, types } from 'pg'
import { PgBoss } from 'pg-boss'
import { connectionSettings } from '../database/connection-settings'
import { environment } from '../environment/environment'
import { log } from '../logging/log'

/** The schema of the job tables. */
export const jobSchema = 'gevel_jobs'

/**
 * Connections of the queue, one for each job of a kind that runs at once: completing a job must not wait. One more
 * listens for new jobs.
 */
const connections = 5
/** How often the instances of the backend look for jobs whose worker was killed. */
const findLostEveryS = 10
/** Whoever stops a program kills it in the end: our own scripts after five seconds, Docker after ten. */
const drainMs = 4_000

let running: PgBoss | undefined

/**
 * The queue.
 * @throws Error before the backend has started it
 */
export function jobQueue(): PgBoss {
  if (!running) throw new Error('The job queue has not started.')
  return running
}

/** Whether the queue is open. */
export function isBossOpen(): boolean {
  return running !== undefined
}

/** Opens the queue, and creates its tables at the first start. */
export async function openBoss(): Promise<PgBoss> {
  const pool = {
    ...connectionSettings(environment.DATABASE_URL, 'jobs'),
    max: connections,
    // completing a job must not wait for a new connection
    idleTimeoutMillis: 0,
    types: parsedJson(),
  }
  const opened = new PgBoss({
    ...pool,
    schema: jobSchema,
    useListenNotify: true,
    superviseIntervalSeconds: findLostEveryS,
    monitorIntervalSeconds: findLostEveryS,
  })
  // emitted for a lost connection, which reconnects by itself
  opened.on('error', (error) => log.warn(`Job queue: ${error.message}`))
  opened.on('warning', ({ message }) => log.warn(`Job queue: ${message}`))
  running = await opened.start()
  return running
}

/** Lets running jobs finish, accepts no new ones, and closes the queue. A job that takes too long is repeated later. */
export async function closeBoss(): Promise<void> {
  await running?.stop({ graceful: true, timeout: drainMs })
  running = undefined
}

/** Strapi makes `pg` return `jsonb` as text; the queue needs it parsed. */
function parsedJson(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(types.builtins.JSONB, 'text', JSON.parse)
  return overrides
}
