import type { Cluster } from '../e2e/cluster/cluster.ts'
import { visitorCookie } from '../e2e/visitor.ts'
import { pin } from './load.ts'
import type { Row } from './report.ts'
import { compare } from './rounds.ts'

const rounds = { rounds: 5, seconds: 4 }
/** Both in the encoding of shared pages. */
const encoding = { 'Accept-Encoding': 'gzip' }

/** The cached pages of a reader who is logged in, compared with those of anonymous visitors. */
export async function benchSharedPages(
  cluster: Cluster,
  pages: Record<string, string>,
  bearer: string,
): Promise<Row[]> {
  const [website] = cluster.websites
  if (!website) return []
  pin(website.pid)
  const cookie = visitorCookie()
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const url = website.url + path
    const loggedIn = { ...encoding, Cookie: `${cookie}; strapi_jwt=${bearer}` }
    await expectShared(url, loggedIn)
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

/** A reader who commented on the article gets a page of its own, which would be measured in vain. */
async function expectShared(url: string, headers: Record<string, string>): Promise<void> {
  await fetch(url, { headers })
  const status = (await fetch(url, { headers })).headers.get('cache-status')
  if (!status?.endsWith('detail=shared')) throw new Error(`${url} is not shared: ${status}`)
}
