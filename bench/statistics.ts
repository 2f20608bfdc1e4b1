import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { demoSecrets } from '../scripts/demo-secrets.ts'
import { cpuSecondsOf } from './cpu.ts'
import { type Load, load } from './load.ts'
import type { Row } from './report.ts'
import { median } from './rounds.ts'

const eventsPerBatch = 10
const rounds = 5
const seconds = 4
const million = 1_000_000
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0'

/**
 * A script for wrk that sends batches as the website forwards them: each with an id and a visitor of its own, and page
 * views of the 5,000 articles that readers see.
 */
const script = `
local batch = 0
math.randomseed(os.time())
local function hex(digits) return string.format('%0' .. digits .. 'x', math.random(0, 16 ^ digits - 1)) end
request = function()
  local events = {}
  for i = 1, ${eventsPerBatch} do
    events[i] = '{"eventType":"Pageview","url":"/news/' .. math.random(1, 5000) .. '/een-titel-van-gewone-lengte"}'
  end
  local id = hex(8) .. '-' .. hex(4) .. '-4' .. hex(3) .. '-8' .. hex(3) .. '-' .. hex(6) .. hex(6)
  local session = '{"id":0,"iat":1760000000000,"exp":1791536000000}'
  local body = '{"data":{"id":"' .. id .. '","events":[' .. table.concat(events, ',') .. '],"session":' .. session .. '}}'
  return wrk.format('POST', '/statistics/', {
    ['Content-Type'] = 'application/json',
    ['X-Website-Key'] = '${demoSecrets.WEBSITE_KEY}',
    ['X-Client-Address'] = '2001:db8:' .. hex(4) .. ':' .. hex(4) .. '::1',
    ['X-Client-Agent'] = '${agent}',
  }, body)
end`

/** Events that one backend takes in, and what a million of them cost in time and bytes. */
export async function benchStatistics(cluster: Cluster): Promise<Row[]> {
  const [backend] = cluster.backends
  if (!backend) return []
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-bench-'))
  const file = path.join(folder, 'batches.lua')
  await writeFile(file, script)
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  try {
    const target = { url: backend.url, pid: backend.pid, connections: 64, script: file }
    await load(target, 2)
    const before = await resources(database, backend.pid)
    const loads: Load[] = []
    for (let round = 0; round < rounds; round++) loads.push(await load(target, seconds))
    const after = await resources(database, backend.pid)
    const perMillion = (of: keyof typeof after) => ((after[of] - before[of]) / (after.events - before.events)) * million
    return [
      {
        what: `batches of ${eventsPerBatch}, one backend`,
        'events/s': Math.round(median(loads.map(({ requestsPerSecond }) => requestsPerSecond)) * eventsPerBatch),
        'p99 ms': median(loads.map(({ p99Ms }) => p99Ms)).toFixed(1),
        failed: loads.reduce((sum, { failed }) => sum + failed, 0),
        'backend, CPU s per million': perMillion('backendCpu').toFixed(1),
        'database, CPU s per million': perMillion('databaseCpu').toFixed(1),
        'MB per million': Math.round(perMillion('bytes') / 1e6),
        'GB per 100 million': ((perMillion('bytes') * 100) / 1e9).toFixed(1),
      },
    ]
  } finally {
    await database.end()
    await rm(folder, { recursive: true })
  }
}

/** The events that are stored, the bytes on disk of the tables that a batch is written to, and CPU time so far. */
async function resources(database: Client, backendPid: number) {
  const { rows } = await database.query<{ events: number; bytes: number }>(`
    SELECT (SELECT count(*) FROM gevel_statistics_events)::float8 AS events, sum(pg_total_relation_size(oid))::float8 AS bytes
    FROM pg_class WHERE relkind = 'r' AND relname ~ '^gevel_statistics_(events|batches|filtered)'`)
  const { rows: processes } = await database.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  )
  return {
    events: rows[0]?.events ?? 0,
    bytes: rows[0]?.bytes ?? 0,
    backendCpu: cpuSecondsOf(backendPid),
    databaseCpu: processes.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0),
  }
}
