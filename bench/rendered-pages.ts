import type { Cluster } from '../e2e/cluster/cluster.ts'
import { visitorCookie } from '../e2e/visitor.ts'
import { pin } from './load.ts'
import type { Row } from './report.ts'
import { compare } from './rounds.ts'

const rounds = { rounds: 5, seconds: 4 }
/** A session cookie without a value: it bypasses the page cache, and gets the public page. */
const uncached = { Cookie: `${visitorCookie()}; strapi_jwt=` }

/** Pages that are rendered for each request, from cached responses of the backend. */
export async function benchRenderedPages(
  cluster: Cluster,
  pages: Record<string, string>,
  bearer: string,
): Promise<Row[]> {
  const [website] = cluster.websites
  if (!website) return []
  pin(website.pid)
  const url = (page: string) => website.url + page
  const loggedIn = { Cookie: `${visitorCookie()}; strapi_jwt=${bearer}` }
  const targets: Parameters<typeof compare>[0] = Object.fromEntries(
    Object.entries(pages).flatMap(([name, page]) => [
      [`rendered ${name}`, { url: url(page), pid: website.pid, headers: uncached, connections: 4 }],
      [
        `rendered ${name}, compressed`,
        { url: url(page), pid: website.pid, headers: { ...uncached, 'Accept-Encoding': 'br' }, connections: 4 },
      ],
      [`${name}, logged in`, { url: url(page), pid: website.pid, headers: loggedIn, connections: 4 }],
    ]),
  )
  const found = await compare(targets, rounds)
  return Object.entries(found).map(([what, { requestsPerSecond, cpuUs, p99Ms, failed }]) => ({
    what,
    'requests/s': Math.round(requestsPerSecond),
    'CPU ms': (cpuUs / 1000).toFixed(2),
    'p99 ms': p99Ms.toFixed(1),
    failed,
  }))
}
