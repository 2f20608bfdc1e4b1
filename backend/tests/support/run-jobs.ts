import type { Client } from 'pg'
import { expect, vi } from 'vitest'

/** Runs jobs, as their schedules do, and waits for the end. */
export async function runJobs(database: Client, ...names: string[]): Promise<void> {
  await database.query(`INSERT INTO gevel_jobs.job (name, data) SELECT unnest($1::text[]), '{}'`, [names])
  await vi.waitFor(
    async () => {
      const open = `SELECT FROM gevel_jobs.job WHERE name = ANY ($1) AND state < 'completed'`
      expect((await database.query(open, [names])).rows).toEqual([])
    },
    { timeout: 30_000, interval: 200 },
  )
}
