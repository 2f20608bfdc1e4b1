import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, vi } from 'vitest'
import { test } from './fault-test.ts'
import { batchesOf, sendBatch } from './send-batch.ts'

/** Each is sent four times: a reader may have 60 page views in a minute. */
const views = 10
const readers = 40
/** The lock of the roll-ups, `backend/src/features/statistics/roll-ups/replace-period.ts`. */
const rollUpLock = 764_019

/**
 * Runs a roll-up in both backends at the same moment. A backend works on one job of a name at a time: while the first
 * waits for the lock, the other one has to take the second.
 */
async function rollUpInBoth(database: Client, name: string): Promise<void> {
  const waiting = async () => {
    const { rowCount } = await database.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`,
      [rollUpLock],
    )
    return rowCount
  }
  await database.query('SELECT pg_advisory_lock($1)', [rollUpLock])
  try {
    for (const jobs of [1, 2]) {
      await database.query(`INSERT INTO gevel_jobs.job (name, data) VALUES ($1, '{}')`, [name])
      // one of the schedule may wait as well
      await vi.waitFor(async () => expect(await waiting()).toBeGreaterThanOrEqual(jobs), {
        timeout: 30_000,
        interval: 50,
      })
    }
  } finally {
    await database.query('SELECT pg_advisory_unlock($1)', [rollUpLock])
  }
  await vi.waitFor(
    async () => {
      const open = `SELECT FROM gevel_jobs.job WHERE name = $1 AND state < 'completed'`
      expect((await database.query(open, [name])).rowCount).toBe(0)
    },
    { timeout: 30_000, interval: 50 },
  )
}

test('counts each batch once that both websites and both backends get, in roll-ups of both backends', async ({
  cluster,
}) => {
  const path = `/proef-telling/${randomUUID()}`
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  const copies = [...cluster.websiteUrls, ...cluster.backends.map(({ url }) => url)]
  async function send(batches: ReturnType<typeof batchesOf>) {
    const responses = await Promise.all(batches.flatMap((batch) => copies.map((url) => sendBatch(url, batch))))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  }
  try {
    const batches = batchesOf(path, readers, views)
    await send(batches.slice(0, readers / 2))
    await Promise.all([rollUpInBoth(database, 'statistics-days'), send(batches.slice(readers / 2))])
    await rollUpInBoth(database, 'statistics-days')
    await rollUpInBoth(database, 'statistics-hours')
    const { rows } = await database.query(
      `SELECT 'days' AS per, sum(events)::integer AS events, max(visitors)::integer AS visitors FROM gevel_statistics_days
       WHERE kind = 'Pageview' AND dimension = 'path' AND value = $1
       UNION ALL SELECT 'hours', sum(events)::integer, max(visitors)::integer FROM gevel_statistics_hours
       WHERE kind = 'Pageview' AND dimension = 'path' AND value = $1 ORDER BY per`,
      [path],
    )
    const once = { events: readers * views, visitors: readers }
    expect(rows).toEqual([
      { per: 'days', ...once },
      { per: 'hours', ...once },
    ])
  } finally {
    await database.query('DELETE FROM gevel_statistics_events WHERE path = $1', [path])
    await database.end()
  }
})
