import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { jobSchema } from './boss'
import { startTimer } from './timer'

/** The longest delay of a retry; new jobs send a notification. */
const everyMs = 5_000
const dueSchema = z.array(z.object({ kind: z.string() }))

/**
 * Periodically wakes the workers of each kind of job that has a due job, such as a retry. One statement covers all kinds;
 * without it each worker would have to poll often.
 * @param workers pg-boss' ids of the workers, by the kind of job
 * @returns a function that stops it
 */
export function wakeWorkers(boss: PgBoss, workers: ReadonlyMap<string, readonly string[]>): () => void {
  const kinds = [...workers.keys()]
  const work = async () => {
    const { rows } = await boss.getDb().executeSql(question, [kinds])
    for (const { kind } of dueSchema.parse(rows)) for (const id of workers.get(kind) ?? []) boss.notifyWorker(id)
  }
  return startTimer({ name: 'Looking for jobs that are due', everyMs, work })
}

const question = `
  SELECT kinds.kind FROM unnest($1::text[]) AS kinds (kind)
  WHERE EXISTS (
    SELECT FROM ${jobSchema}.job AS jobs
    WHERE jobs.name = kinds.kind AND jobs.state < 'active' AND jobs.start_after <= now()
  )`
