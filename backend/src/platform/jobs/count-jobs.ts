import { z } from 'zod'
import { jobQueue, jobSchema } from './boss'

const countsSchema = z.array(
  z.object({ job: z.string(), state: z.enum(['waiting', 'running', 'dead']), count: z.int() }),
)

/** The number of jobs of one kind in one state. */
export type JobCount = z.infer<typeof countsSchema>[number]

/** Counts the waiting, running and dead jobs, by kind and state. */
export async function countJobs(kinds: readonly string[]): Promise<JobCount[]> {
  const { rows } = await jobQueue().getDb().executeSql(question, [kinds])
  return countsSchema.parse(rows)
}

const question = `
  SELECT kinds.job, states.state, count(jobs.id)::integer AS count
  FROM unnest($1::text[]) AS kinds (job)
  CROSS JOIN (VALUES
    ('waiting', '{created,retry}'::text[]), ('running', '{active}'), ('dead', '{failed}')
  ) AS states (state, known)
  LEFT JOIN ${jobSchema}.job AS jobs ON jobs.name = kinds.job AND jobs.state::text = ANY (states.known)
  GROUP BY 1, 2`
