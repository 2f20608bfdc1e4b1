import { Client } from 'pg'
import type { Cluster } from '../../e2e/cluster/cluster.ts'
import { demoSecrets } from '../../scripts/demo-secrets.ts'
import type { SentBatch } from './our-client.ts'
import { type Browser, dayMs } from './visit.ts'

export type FilterReason = 'agent' | 'rate'

/** A batch and the browser that sends it. */
export interface Report extends SentBatch {
  browser: Browser
}

/** What the roll-ups of the day have. */
export interface OurCounts {
  views: number
  visitors: number
  /** views of each page */
  perPage: Map<string, number>
  /** events that were left out, by their reason */
  filtered: Record<string, number>
}

const atOnce = 16
const nextDay = `date_trunc('day', now() AT TIME ZONE 'Europe/Amsterdam' + interval '1 day') AT TIME ZONE 'Europe/Amsterdam'`

/** Sends the batches of a day to a backend that got none in the last minute, counts them, and deletes them. */
export async function countByUs(cluster: Cluster, reports: readonly Report[]): Promise<OurCounts> {
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  try {
    await deleteAll(database)
    const [late, ofToday] = [true, false].map((isLate) => reports.filter(({ sentMs }) => sentMs >= dayMs === isLate))
    await sendAll(cluster, ofToday ?? [])
    const { rows } = await database.query<{ last: string }>('SELECT max(at)::text AS last FROM gevel_statistics_events')
    await sendAll(cluster, late ?? [])
    // the time of an event is that of its arrival
    await database.query(`UPDATE gevel_statistics_events SET at = ${nextDay} WHERE at > $1`, [rows[0]?.last])
    await rollUp(database)
    return await readCounts(database)
  } finally {
    await deleteAll(database)
    await database.end()
  }
}

/** Sends the reports of each browser in their order, and those of some browsers at once. */
async function sendAll(cluster: Cluster, reports: readonly Report[]): Promise<void> {
  const byBrowser = [...Map.groupBy(reports, ({ browser }) => browser).values()]
  const first = byBrowser.shift() ?? []
  for (const one of first) await send(cluster, one)
  const senders = Array.from({ length: atOnce }, async () => {
    for (let some = byBrowser.pop(); some; some = byBrowser.pop()) for (const one of some) await send(cluster, one)
  })
  await Promise.all(senders)
}

/** Sends a batch in the form in which the website forwards it. */
async function send(cluster: Cluster, { browser, body }: Report): Promise<void> {
  for (let time = 0; time < (browser.sendsTwice ? 2 : 1); time++) {
    const response = await fetch(`${cluster.backends[0]?.url}/statistics/`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'x-website-key': demoSecrets.WEBSITE_KEY },
        ...{ 'x-client-address': browser.address, 'x-client-agent': browser.agent },
      },
      body,
    })
    if (response.status !== 200) throw new Error(`A batch was refused: ${response.status} ${await response.text()}`)
    await response.text()
  }
}

async function rollUp(database: Client): Promise<void> {
  await database.query(`INSERT INTO gevel_jobs.job (name, data) VALUES ('statistics-days', '{}')`)
  for (;;) {
    const open = `SELECT FROM gevel_jobs.job WHERE name = 'statistics-days' AND state < 'completed'`
    if ((await database.query(open)).rowCount === 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function readCounts(database: Client): Promise<OurCounts> {
  const { rows } = await database.query<{ dimension: string; value: string; events: number; visitors: number }>(
    `SELECT dimension, value, events::integer, visitors::integer FROM gevel_statistics_days
     WHERE kind = 'Pageview' AND dimension IN ('all', 'path') AND day = (now() AT TIME ZONE 'Europe/Amsterdam')::date`,
  )
  const { rows: filtered } = await database.query<{ reason: string; events: number }>(
    'SELECT reason, sum(events)::integer AS events FROM gevel_statistics_filtered GROUP BY reason',
  )
  const total = rows.find(({ dimension }) => dimension === 'all')
  return {
    views: total?.events ?? 0,
    visitors: total?.visitors ?? 0,
    perPage: new Map(rows.filter(({ dimension }) => dimension === 'path').map(({ value, events }) => [value, events])),
    filtered: Object.fromEntries(filtered.map(({ reason, events }) => [reason, events])),
  }
}

async function deleteAll(database: Client): Promise<void> {
  await database.query(`DELETE FROM gevel_statistics_events; DELETE FROM gevel_statistics_hours;
    DELETE FROM gevel_statistics_days; DELETE FROM gevel_statistics_filtered`)
}
