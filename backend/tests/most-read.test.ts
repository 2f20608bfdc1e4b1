import { articleCardSchema } from '@gevel/contract/references'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ask } from './support/backend.ts'
import { openDatabase } from './support/database.ts'
import { runJobs } from './support/run-jobs.ts'

const answerSchema = z.object({ data: z.array(articleCardSchema) })
let database: Client
let ids: number[]

beforeAll(async () => {
  database = await openDatabase()
  const { rows } = await database.query(
    `SELECT public_id AS id FROM contents WHERE published_at IS NOT NULL AND edition = 'pro' ORDER BY public_id LIMIT 8`,
  )
  ids = rows.map(({ id }) => id)
})
afterAll(async () => {
  await database.query(
    'DELETE FROM gevel_statistics_events; DELETE FROM gevel_article_readers; DELETE FROM gevel_most_read',
  )
  await database.end()
})

/** Stores page views of today by visitors of different networks, and ranks the articles. */
async function setVisitors(visitors: Record<string, number>): Promise<void> {
  await database.query('DELETE FROM gevel_statistics_events; DELETE FROM gevel_article_readers')
  for (const [subject, count] of Object.entries(visitors)) {
    await database.query(
      `INSERT INTO gevel_statistics_events (kind, path, subject, visitor)
       SELECT 'Pageview', '/', $1, number::bigint << 32 FROM generate_series(1, $2) number`,
      [subject, count],
    )
  }
  await runJobs(database, 'statistics-most-read')
}

/** Stores readers of an earlier day, which the ranking counted before those of today, and ranks the articles. */
async function setReaders(daysAgo: number): Promise<void> {
  await database.query('DELETE FROM gevel_statistics_events; DELETE FROM gevel_article_readers')
  await database.query('INSERT INTO gevel_article_readers VALUES (current_date, 1, 1)')
  for (const [at, id] of ids.entries()) {
    await database.query(
      `INSERT INTO gevel_article_readers VALUES ((now() AT TIME ZONE 'Europe/Amsterdam')::date - $1::integer, $2, $3)`,
      [daysAgo, id, 100 - at],
    )
  }
  await runJobs(database, 'statistics-most-read')
}

const read = (edition: string) => ask(`/public/most-read?edition=${edition}`)
const idsOf = ({ body }: { body: unknown }) => answerSchema.parse(body).data.map(({ id }) => id)
const visitorsOf = (few: readonly number[]) => Object.fromEntries(few.map((id, at) => [`article:${id}`, 100 - at]))

test('are the five articles of an edition with the most visitors, and change by tag', async () => {
  const order = [...ids].reverse()
  await setVisitors({ ...visitorsOf(order), 'article:9999999999': 500, 'article:2147483647': 500, 'company:x': 500 })
  const response = await read('pro')
  expect(response.status).toBe(200)
  expect(idsOf(response)).toEqual(order.slice(0, 5))
  expect(response.headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(['content', 'most-read']))
  expect(response.headers.get('cache-control')).toBe('public, no-cache')
  expect(idsOf(await read('general'))).toEqual([])
})

test('are none while fewer than five were read, or a week ago', async () => {
  await setVisitors(visitorsOf(ids.slice(0, 4)))
  expect(idsOf(await read('pro'))).toEqual([])
  await setReaders(7)
  expect(idsOf(await read('pro'))).toEqual([])
  await setReaders(6)
  expect(idsOf(await read('pro'))).toEqual(ids.slice(0, 5))
})

test('keep the days that were counted when a later one cannot be', async () => {
  const today = `(now() AT TIME ZONE 'Europe/Amsterdam')::date`
  await database.query('DELETE FROM gevel_statistics_events; DELETE FROM gevel_article_readers')
  await database.query(
    `INSERT INTO gevel_statistics_events (at, kind, path, subject, visitor)
     SELECT now() - days * interval '1 day', 'Pageview', '/', $1, 1::bigint << 32 FROM unnest(ARRAY[0, 3]) days`,
    [`article:${ids[0]}`],
  )
  await database.query(`
    CREATE FUNCTION reject_today() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not today'; END $$;
    CREATE TRIGGER reject_today BEFORE INSERT ON gevel_article_readers FOR EACH ROW WHEN (NEW.day = ${today})
      EXECUTE FUNCTION reject_today()`)
  const counted = async () =>
    (await database.query(`SELECT ${today} - day AS "daysAgo" FROM gevel_article_readers ORDER BY 1`)).rows
  const run = runJobs(database, 'statistics-most-read')
  try {
    await vi.waitFor(async () => expect(await counted()).toEqual([{ daysAgo: 3 }]), { timeout: 20_000 })
  } finally {
    await database.query('DROP TRIGGER reject_today ON gevel_article_readers; DROP FUNCTION reject_today')
  }
  // its next attempt
  await run
  expect(await counted()).toEqual([{ daysAgo: 0 }, { daysAgo: 3 }])
})

test('need an edition', async () => {
  for (const query of ['', '?edition=zondag']) expect((await ask(`/public/most-read${query}`)).status).toBe(400)
})
