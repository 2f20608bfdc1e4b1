import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { runJobs } from '../support/run-jobs.ts'
import { firefox, report, somePath, view } from '../support/statistics.ts'
import { someAddress } from '../support/visitor.ts'

let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(async () => {
  await database.query(
    'DELETE FROM gevel_statistics_events; DELETE FROM gevel_statistics_days; DELETE FROM gevel_article_readers; DELETE FROM gevel_most_read',
  )
  await database.end()
})

const browser = (number: number) => `${firefox}.${number}`
const today = `(now() AT TIME ZONE 'Europe/Amsterdam')::date`

async function count(what: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.query(`SELECT count(*)::integer AS count FROM ${what}`, values)
  return rows[0].count
}

const storedAt = (path: string) => count('gevel_statistics_events WHERE path = $1', path)

test.each([
  ['views of a banner', 600, { eventType: 'Marketing', banner: 'x', action: 'view' }],
  ['page views', 600, { eventType: 'Pageview' }],
  ['failed log-ins', 120, { eventType: 'user-auth-auth-fail' }],
])('%s of one address count up to a limit, whatever browsers it names', async (_, limit, event) => {
  const [address, url] = [someAddress(), somePath()]
  for (let number = 0; number < 40; number++) {
    const { status } = await report(Array(20).fill({ ...event, url }), { address, agent: browser(number) })
    expect(status).toBe(200)
  }
  expect(await storedAt(url)).toBe(limit)
})

test('leads of one address count up to a limit, and those of one visitor up to a lower one', async () => {
  const [address, url] = [someAddress(), somePath()]
  const lead = { eventType: 'Lead', url, action: 'phone' }
  for (let batch = 0; batch < 3; batch++) await report(Array(5).fill(lead), { address })
  expect(await storedAt(url)).toBe(10)
  for (let number = 0; number < 10; number++) await report(Array(5).fill(lead), { address, agent: browser(number) })
  expect(await storedAt(url)).toBe(30)
  await report([lead])
  expect(await storedAt(url)).toBe(31)
})

test('the ranking of articles counts at most three readers of a network in a day', async () => {
  // those of the demo content, in the days before
  await database.query('DELETE FROM gevel_article_readers')
  const { rows } = await database.query(
    `SELECT public_id AS id FROM contents WHERE published_at IS NOT NULL AND edition = 'general' ORDER BY public_id LIMIT 6`,
  )
  const [brought, ...read]: number[] = rows.map(({ id }) => id)
  for (let number = 0; number < 20; number++)
    await report([view(`/news/${brought}`)], { address: `198.51.100.${number}`, agent: browser(number) })
  for (const id of read) for (let reader = 0; reader < 4; reader++) await report([view(`/news/${id}`)])
  await runJobs(database, 'statistics-most-read')
  const readers = await database.query(
    `SELECT article::integer, readers::integer FROM gevel_article_readers WHERE day = ${today}`,
  )
  expect(readers.rows).toContainEqual({ article: brought, readers: 3 })
  for (const article of read) expect(readers.rows).toContainEqual({ article, readers: 4 })
  const ranked = await database.query(
    `SELECT article::integer FROM gevel_most_read WHERE edition = 'general' ORDER BY place`,
  )
  expect(ranked.rows.slice(0, 5).map(({ article }) => article)).toEqual([...read].reverse())
})

test('invented pages do not displace those of the site in a roll-up', async () => {
  const { rows } = await database.query(
    'SELECT max(public_id)::integer AS id FROM contents WHERE published_at IS NOT NULL',
  )
  const pages = [`/news/${rows[0].id}`, '/zoeken', '/over-ons']
  for (const page of pages) await report([view(page)])
  await database.query(`
    INSERT INTO gevel_statistics_events (kind, path, subject, edition, visitor)
    SELECT 'Pageview', '/news/' || (1000000 + number), 'article:' || (1000000 + number), 'general', number
    FROM generate_series(1, 6000) number, generate_series(1, 9)`)
  await runJobs(database, 'statistics-days')
  const ofDay = (dimension: string, value: string) =>
    count(
      `gevel_statistics_days WHERE kind = 'Pageview' AND day = ${today} AND dimension = $1 AND value = $2`,
      dimension,
      value,
    )
  for (const page of pages) {
    expect(await ofDay('path', page), page).toBe(1)
    expect(await ofDay('edition path', `general ${page}`), page).toBe(1)
  }
  expect(await ofDay('subject', `article:${rows[0].id}`)).toBe(1)
})

test('beyond what a day stores events are only counted, and banners still get their views', async () => {
  const { rows } = await database.query('SELECT public_id AS id FROM banners WHERE published_at IS NOT NULL LIMIT 1')
  const url = somePath()
  const shown = { eventType: 'Marketing', url, banner: String(rows[0].id), action: 'view' }
  const views = async () =>
    Number(
      (await database.query(`SELECT sum(views) FROM gevel_banner_days WHERE banner = $1`, [rows[0].id])).rows[0].sum,
    )
  const full = () => count(`gevel_statistics_filtered WHERE reason = 'full'`)
  const before = await views()
  await database.query(
    `INSERT INTO gevel_statistics_stored VALUES (${today}, 1e12) ON CONFLICT (day) DO UPDATE SET stored = excluded.stored`,
  )
  try {
    await vi.waitFor(
      async () => {
        await report([view('/')])
        expect(await full()).toBe(1)
      },
      { timeout: 20_000, interval: 300 },
    )
    expect((await report([view(url), shown])).status).toBe(200)
    expect(await storedAt(url)).toBe(0)
    expect(await views()).toBe(before + 1)
  } finally {
    await database.query(
      `DELETE FROM gevel_statistics_stored; DELETE FROM gevel_statistics_filtered WHERE reason = 'full'`,
    )
    await vi.waitFor(
      async () => {
        await report([view(url)])
        expect(await storedAt(url)).toBeGreaterThan(0)
      },
      { timeout: 20_000, interval: 300 },
    )
  }
})
