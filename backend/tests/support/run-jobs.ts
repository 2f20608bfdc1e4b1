import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { expect, vi } from 'vitest'

/** Runs jobs, as their schedules do, and waits for the end: a finished job is deleted from the queue. */
export async function runJobs(database: Client, ...names: string[]): Promise<void> {
  await queueJobs(names)
  await vi.waitFor(
    async () => {
      const open = `SELECT FROM gevel_jobs.job WHERE name = ANY ($1) AND state < 'completed'`
      expect((await database.query(open, [names])).rows).toEqual([])
    },
    { timeout: 30_000, interval: 100 },
  )
}

/** Queues a job for a moment that does not come. @returns its id */
export async function queueForLater(name: string, data: object): Promise<string> {
  const id = await withBoss((boss) => boss.send(name, data, { startAfter: 86_400 }))
  if (!id) throw new Error(`No job of the kind ${name} was queued`)
  return id
}

/** Queues jobs by pg-boss, which notifies the workers: they would find a row of ours seconds later. */
async function queueJobs(names: readonly string[]): Promise<void> {
  await withBoss(async (boss) => {
    for (const name of names) await boss.send(name, {})
  })
}

async function withBoss<Result>(use: (boss: PgBoss) => Promise<Result>): Promise<Result> {
  const boss = new PgBoss({
    connectionString: process.env.DATABASE_URL ?? '',
    schema: 'gevel_jobs',
    ...{ migrate: false, supervise: false, schedule: false },
  })
  await boss.start()
  try {
    return await use(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}
