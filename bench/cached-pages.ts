import type { Cluster } from '../e2e/cluster/cluster.ts'
import { asBrowser, bestCompressed } from './best-compressed.ts'
import { pin } from './load.ts'
import type { Row } from './report.ts'
import { compare } from './rounds.ts'

const rounds = { rounds: 5, seconds: 4 }

/** Cached pages, compressed at the highest quality. */
export async function benchCachedPages(cluster: Cluster, pages: Record<string, string>): Promise<Row[]> {
  const [website] = cluster.websites
  if (!website) return []
  pin(website.pid)
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const url = website.url + path
    const { body } = await bestCompressed(url)
    const found = await compare({ page: { url, pid: website.pid, headers: asBrowser } }, rounds)
    const { requestsPerSecond, cpuUs, p99Ms, failed } = found.page
    rows.push({
      what: `${name}, ${body.byteLength} bytes`,
      'requests/s': Math.round(requestsPerSecond),
      'CPU µs': cpuUs.toFixed(1),
      'p99 ms': p99Ms.toFixed(2),
      failed,
    })
  }
  return rows
}
