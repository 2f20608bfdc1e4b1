import type { Cluster } from '../e2e/cluster/cluster.ts'
import { asBrowser, bestCompressed, rawGet } from './best-compressed.ts'
import { pin } from './load.ts'
import type { Row } from './report.ts'
import { compare } from './rounds.ts'

const rounds = { rounds: 5, seconds: 4 }
const withGzip = { ...asBrowser, 'Accept-Encoding': 'gzip' }

/** The payloads of pages, compared with the pages and with the same data in React Router's format. */
export async function benchPayloads(cluster: Cluster, pages: { home: string; article: string }): Promise<Row[]> {
  const [website] = cluster.websites
  if (!website) return []
  pin(website.pid)
  const variants = {
    home: { page: pages.home, payload: '/_payload.json', data: '/_.data?_routes=home' },
    article: {
      page: pages.article,
      payload: `${pages.article}/_payload.json`,
      data: `${pages.article}.data?_routes=news-id-slug`,
    },
  }
  const rows: Row[] = []
  for (const [name, paths] of Object.entries(variants)) {
    const target = (path: string) => ({ url: website.url + path, pid: website.pid, headers: asBrowser })
    const bytes = new Map<string, [br: number, gzip: number]>()
    for (const [what, path] of Object.entries(paths)) {
      const best = await bestCompressed(website.url + path)
      const zipped = await rawGet(website.url + path, withGzip)
      bytes.set(what, [best.body.byteLength, zipped.body.byteLength])
    }
    const targets = { page: target(paths.page), payload: target(paths.payload), data: target(paths.data) }
    const found = await compare(targets, rounds)
    for (const [what, { requestsPerSecond, cpuUs, p99Ms, failed }] of Object.entries(found)) {
      const [br = Number.NaN, gzip = Number.NaN] = bytes.get(what) ?? []
      rows.push({
        what: `${name}, ${what}`,
        'requests/s': Math.round(requestsPerSecond),
        ratio: `${(requestsPerSecond / found.page.requestsPerSecond).toFixed(2)} ×`,
        'CPU µs': cpuUs.toFixed(1),
        'p99 ms': p99Ms.toFixed(2),
        'bytes br': br,
        'bytes gzip': gzip,
        failed,
      })
    }
  }
  return rows
}
