import { Client } from 'pg'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { cpuSecondsOf } from './cpu.ts'
import type { Row } from './report.ts'

const articles = 1_000
const requests = 300
/** A program that has just started is several times slower, and its connections have planned no statement. */
const requestsToWarmUp = 100

/** What the website requests for a page; `ARTICLE` is another article each time. */
const paths = {
  'an article': '/public/contents/ARTICLE',
  'the home page and its blocks': '/public/pages/link/%2F?populate=seo,blocks',
  'the newest beside an article': '/public/contents?edition=general&pageSize=7',
  'a tag, first page': '/public/contents?edition=general&tag=bouwmarkten&pageSize=15&page=1',
  'the vacancies beside an article': '/public/vacancies?edition=general&pageSize=3',
  'the agenda': '/public/events?when=upcoming',
}

/** Processor time of one backend and of PostgreSQL for a response, one after the other and without any cache. */
export async function benchBackendCpu(cluster: Cluster): Promise<Row[]> {
  const [backend] = cluster.backends
  if (!backend) return []
  await cluster.addArticles(articles)
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  try {
    const { rows } = await database.query<{ id: number }>(
      'SELECT public_id AS id FROM contents WHERE published_at IS NOT NULL ORDER BY public_id LIMIT 100',
    )
    const found: Row[] = []
    for (const [what, path] of Object.entries(paths)) {
      const urlOf = (request: number) => backend.url + path.replace('ARTICLE', String(rows[request % rows.length]?.id))
      await requestAll(urlOf, requestsToWarmUp)
      const before = { node: cpuSecondsOf(backend.pid), postgres: await cpuOfConnections(database) }
      const bytes = await requestAll(urlOf, requests)
      const node = (cpuSecondsOf(backend.pid) - before.node) * (1000 / requests)
      const postgres = await millisecondsSince(database, before.postgres)
      found.push({
        what,
        'Node ms': node.toFixed(1),
        'PostgreSQL ms': postgres.toFixed(1),
        'together ms': (node + postgres).toFixed(1),
        bytes: Math.round(bytes / requests),
      })
    }
    return found
  } finally {
    await database.end()
  }
}

/** @returns bytes of all responses */
async function requestAll(urlOf: (request: number) => string, count: number): Promise<number> {
  let bytes = 0
  for (let request = 0; request < count; request++) {
    const response = await fetch(urlOf(request))
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
    bytes += (await response.arrayBuffer()).byteLength
  }
  return bytes
}

/** The processor time in seconds of each connection's process. */
async function cpuOfConnections(database: Client): Promise<Map<number, number>> {
  const { rows } = await database.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  return new Map(rows.map(({ pid }) => [pid, cpuSecondsOf(pid)]))
}

/** Milliseconds per request; a connection that is new since then counts as a whole. */
async function millisecondsSince(database: Client, before: ReadonlyMap<number, number>): Promise<number> {
  const now = await cpuOfConnections(database)
  const used = [...now].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0)
  return used * (1000 / requests)
}
