import type { Cluster } from '../e2e/cluster/cluster.ts'
import { asBrowser, bestCompressed } from './best-compressed.ts'
import { hasProgram, pin } from './load.ts'
import type { Row } from './report.ts'
import { compare } from './rounds.ts'
import { startBareNode, startNginx } from './static-servers.ts'

const rounds = { rounds: 5, seconds: 4 }

/**
 * Cached pages compared with nginx and bare Node, which send the same compressed bytes with the same headers, all
 * without a log.
 */
export async function benchCachedPages(cluster: Cluster, pages: Record<string, string>): Promise<Row[]> {
  const [website] = cluster.websites
  if (!website) return []
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const url = website.url + path
    const page = await bestCompressed(url)
    const comparedServers = {
      ...(hasProgram('nginx') && { 'nginx, one worker, from disk': await startNginx(page) }),
      'bare node:http': await startBareNode(page),
    }
    const servers = { 'this site': { url, pid: website.pid }, ...comparedServers }
    for (const { pid } of Object.values(servers)) pin(pid)
    const targets = Object.entries(servers).map(([server, one]) => [server, { ...one, headers: asBrowser }] as const)
    const found = await compare(Object.fromEntries(targets), rounds)
    for (const rival of Object.values(comparedServers)) await rival.stop()
    const [against] = Object.keys(comparedServers)
    const measure = found[against ?? '']?.requestsPerSecond ?? Number.NaN
    for (const [server, { requestsPerSecond, p99Ms, cpuUs, failed }] of Object.entries(found)) {
      rows.push({
        what: `${name}, ${page.body.byteLength} bytes: ${server}`,
        'requests/s': Math.round(requestsPerSecond),
        ratio: `${(requestsPerSecond / measure).toFixed(2)} ×`,
        'CPU µs': cpuUs.toFixed(1),
        'p99 ms': p99Ms.toFixed(2),
        failed,
      })
    }
  }
  return rows
}
