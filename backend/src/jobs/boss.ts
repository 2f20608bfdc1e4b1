import { TypeOverrides, types } from 'pg'
import { PgBoss } from 'pg-boss'
import { connectionSettings } from '../database/connection-settings'
import { environment } from '../environment/environment'
import { log } from '../logging/log'

/** Where the jobs are in the database. */
export const jobSchema = 'gevel_jobs'

/** As many as jobs of a kind run at once: what is done must be noted without waiting. One more listens for new jobs. */
const connections = 5
/** How often the copies of the backend look for jobs whose worker was killed. */
const lookForLostEveryS = 5
/** Who stops a program kills it in the end: our own scripts after five seconds, Docker after ten. */
const drainMs = 4_000

let running: PgBoss | undefined

/** The queue. @throws Error before the backend has started it */
export function boss(): PgBoss {
  if (!running) throw new Error('The job queue has not started.')
  return running
}

/** Whether the queue can be asked anything. */
export function isBossOpen(): boolean {
  return running !== undefined
}

/** Opens the queue, and makes its tables when they are not there. */
export async function openBoss(): Promise<PgBoss> {
  const pool = {
    ...connectionSettings(environment.DATABASE_URL, 'jobs'),
    max: connections,
    // what a job did is noted at once, never after a new connection was made
    idleTimeoutMillis: 0,
    types: parsedJson(),
  }
  const opened = new PgBoss({
    ...pool,
    schema: jobSchema,
    useListenNotify: true,
    superviseIntervalSeconds: lookForLostEveryS,
    monitorIntervalSeconds: lookForLostEveryS,
  })
  // a lost connection is told here, and got again by itself
  opened.on('error', (error) => log.warn(`Job queue: ${error.message}`))
  opened.on('warning', ({ message }) => log.warn(`Job queue: ${message}`))
  running = await opened.start()
  return running
}

/** Lets jobs that run end, takes no new ones, and closes the queue. What takes too long is done again later. */
export async function closeBoss(): Promise<void> {
  await running?.stop({ graceful: true, timeout: drainMs })
  running = undefined
}

/** Strapi has `jsonb` come as text to whoever asks through `pg`; the queue needs it parsed. */
function parsedJson(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(types.builtins.JSONB, 'text', JSON.parse)
  return overrides
}
