import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { runJobs } from '../support/run-jobs.ts'
import { report, somePath, view } from '../support/statistics.ts'
import { someAddress } from '../support/visitor.ts'

let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(async () => {
  await database.query(
    'DELETE FROM gevel_statistics_events; DELETE FROM gevel_statistics_hours; DELETE FROM gevel_statistics_days; DELETE FROM gevel_statistics_months',
  )
  await database.end()
})

/** The counts of a value in the roll-ups of a table. */
async function countsOf(table: 'hours' | 'days', kind: string, dimension: string, value: string) {
  const { rows } = await database.query(
    `SELECT sum(events)::integer AS events, max(visitors)::integer AS visitors FROM gevel_statistics_${table}
     WHERE kind = $1 AND dimension = $2 AND value = $3`,
    [kind, dimension, value],
  )
  return rows[0]
}

test('roll-ups count events and visitors once, however often they run', async () => {
  const path = somePath()
  const address = someAddress()
  const referrer = `${path.replaceAll('/', '.').slice(1)}.example`
  await report([{ ...view(path), referrer }, view(path)], { address })
  await report([view(path), { eventType: 'Lead', url: path, action: 'phone' }])
  for (let run = 0; run < 2; run++) {
    await runJobs(database, 'statistics-hours', 'statistics-days')
    for (const table of ['hours', 'days'] as const) {
      expect(await countsOf(table, 'Pageview', 'path', path)).toEqual({ events: 3, visitors: 2 })
      expect(await countsOf(table, 'Pageview', 'referrer', referrer)).toEqual({ events: 1, visitors: 1 })
      expect(await countsOf(table, 'Lead', 'path', path)).toEqual({ events: 1, visitors: 1 })
    }
  }
  const total = await countsOf('days', 'Pageview', 'all', '')
  const editions = ['general', 'pro'].map((edition) => countsOf('days', 'Pageview', 'edition', edition))
  const events = (await Promise.all(editions)).reduce((sum, counts) => sum + counts.events, 0)
  expect(events).toBe(total.events)
})

test('days are counted by several properties together, and hours are not', async () => {
  const link = somePath().split('/').at(-1)
  const url = `/partners/${link}`
  await report([view(url), view(`${url}?pro`), { eventType: 'Lead', url: `${url}?pro`, action: 'phone' }])
  await report([{ eventType: 'Marketing', url: '/', banner: link, action: 'view' }, view('/')])
  await runJobs(database, 'statistics-hours', 'statistics-days')
  const once = { events: 1, visitors: 1 }
  expect(await countsOf('days', 'Pageview', 'subject', `company:${link}`)).toEqual({ events: 2, visitors: 1 })
  expect(await countsOf('days', 'Pageview', 'edition subject', `pro company:${link}`)).toEqual(once)
  expect(await countsOf('days', 'Pageview', 'edition path', `general ${url}`)).toEqual(once)
  expect(await countsOf('days', 'Lead', 'subject action', `company:${link} phone`)).toEqual(once)
  expect(await countsOf('days', 'Lead', 'edition subject action', `pro company:${link} phone`)).toEqual(once)
  expect(await countsOf('days', 'Marketing', 'subject action', `banner:${link} view`)).toEqual(once)
  const { rows } = await database.query(`SELECT dimension FROM gevel_statistics_hours WHERE dimension LIKE '% %'`)
  expect(rows).toEqual([])
  // a page view has no action
  const { rows: partial } = await database.query(
    `SELECT FROM gevel_statistics_days WHERE kind = 'Pageview' AND dimension LIKE '%action%'`,
  )
  expect(partial).toEqual([])
})

test('months are the sums of their days, and the current one is not counted', async () => {
  const path = somePath()
  await database.query('DELETE FROM gevel_statistics_days; DELETE FROM gevel_statistics_months')
  await database.query(
    `INSERT INTO gevel_statistics_days SELECT day::date, 'Pageview', 'path', $1, 10, 4
     FROM generate_series(date_trunc('month', now()) - interval '2 months', now(), interval '1 day') day`,
    [path],
  )
  const months = async () => {
    const { rows } = await database.query(
      `SELECT events::integer / 10 AS days, visitors::integer / 4 AS same, extract(day FROM month + interval '1 month' - interval '1 day')::integer AS length
       FROM gevel_statistics_months ORDER BY month`,
    )
    return rows
  }
  await runJobs(database, 'statistics-months')
  const counted = await months()
  expect(counted).toHaveLength(2)
  for (const { days, same, length } of counted) expect([days, same]).toEqual([length, length])
  await database.query(`DELETE FROM gevel_statistics_days WHERE day >= date_trunc('month', now()) - interval '2 days'`)
  await runJobs(database, 'statistics-months')
  // the last one is counted again
  expect((await months()).map(({ days, length }) => length - days)).toEqual([0, 2])
})

test('events of hours that were missed are counted later', async () => {
  const path = somePath()
  await database.query(`DELETE FROM gevel_statistics_hours`)
  await database.query(
    `INSERT INTO gevel_statistics_events (at, kind, path) SELECT greatest(now() - interval '3 hours', date_trunc('month', now())), 'Pageview', $1`,
    [path],
  )
  await runJobs(database, 'statistics-hours')
  expect(await countsOf('hours', 'Pageview', 'path', path)).toEqual({ events: 1, visitors: 0 })
})

test('the clean-up creates the partitions of coming months and drops old ones', async () => {
  const partitions = async () => {
    const { rows } = await database.query(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'gevel_statistics_events'::regclass ORDER BY 1`,
    )
    return rows.map(({ name }): string => name)
  }
  const now = await partitions()
  const last = now.at(-1) ?? ''
  await database.query(`
    DROP TABLE ${last};
    CREATE TABLE gevel_statistics_events_2020_01 PARTITION OF gevel_statistics_events FOR VALUES FROM ('2020-01-01Z') TO ('2020-02-01Z');
    INSERT INTO gevel_statistics_events (at, kind) VALUES ('2020-01-31T12:00Z', 'Install');
    INSERT INTO gevel_statistics_hours VALUES ('2020-01-31T12:00Z', 'Install', 'all', '', 1, 0);
    INSERT INTO gevel_statistics_salts VALUES ('2020-01-31', 'x');
    INSERT INTO gevel_statistics_batches VALUES (gen_random_uuid(), '2020-01-31T12:00Z')`)
  await runJobs(database, 'statistics-clean-up')
  expect(now).toHaveLength(4)
  expect(await partitions()).toEqual(now)
  for (const [table, column] of [
    ['gevel_statistics_hours', 'hour'],
    ['gevel_statistics_batches', 'received_at'],
    ['gevel_statistics_salts', 'day'],
  ])
    expect((await database.query(`SELECT FROM ${table} WHERE ${column} < '2021-01-01'`)).rows).toEqual([])
})
