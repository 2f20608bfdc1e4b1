import type { Cluster } from '../e2e/cluster/cluster.ts'
import { visitorCookie } from '../e2e/visitor.ts'
import { pin } from './load.ts'
import type { Row } from './report.ts'
import { compare } from './rounds.ts'

const rounds = { rounds: 5, seconds: 4 }
/** Both in the encoding of shared pages. */
const encoding = { 'Accept-Encoding': 'gzip' }

/** The cached pages of a reader who is logged in, compared with those of anonymous visitors. */
export async function benchSharedPages(cluster: Cluster, bearer: string): Promise<Row[]> {
  const [website] = cluster.websites
  if (!website) return []
  pin(website.pid)
  const cookie = visitorCookie()
  const rows: Row[] = []
  const loggedIn = { ...encoding, Cookie: `${cookie}; strapi_jwt=${bearer}` }
  const pages = { home: `${website.url}/`, article: await sharedArticle(website.url, loggedIn) }
  for (const [name, url] of Object.entries(pages)) {
    const target = { url, pid: website.pid }
    const found = await compare(
      {
        anonymous: { ...target, headers: { ...encoding, Cookie: cookie } },
        'logged in': { ...target, headers: loggedIn },
      },
      rounds,
    )
    for (const [who, { requestsPerSecond, cpuUs, p99Ms, failed }] of Object.entries(found)) {
      rows.push({
        what: `${name}, ${who}`,
        'requests/s': Math.round(requestsPerSecond),
        ratio: `${(requestsPerSecond / found.anonymous.requestsPerSecond).toFixed(2)} ×`,
        'CPU µs': cpuUs.toFixed(1),
        'p99 ms': p99Ms.toFixed(2),
        failed,
      })
    }
  }
  return rows
}

/** An article on the home page that this reader shares with others: under it the reader has not commented. */
async function sharedArticle(siteUrl: string, headers: Record<string, string>): Promise<string> {
  const home = await (await fetch(siteUrl, { headers })).text()
  for (const [path] of home.matchAll(/\/news\/\d+\/[\w-]+/g)) {
    await fetch(siteUrl + path, { headers })
    const { headers: answered } = await fetch(siteUrl + path, { headers })
    if (answered.get('cache-status')?.endsWith('detail=shared')) return siteUrl + path
  }
  throw new Error('No article of the home page is shared')
}
