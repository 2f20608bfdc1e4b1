import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { visitorCookie } from '../e2e/visitor.ts'
import { hasProgram, pin } from './load.ts'
import type { Row } from './report.ts'
import { compare } from './rounds.ts'
import { type Page, startBareNode, startNginx } from './static-servers.ts'

const asBrowser = { 'Accept-Encoding': 'br', Cookie: visitorCookie() }
const rounds = { rounds: 5, seconds: 4 }
/** Headers that every server sets itself. */
const SERVER_HEADERS = /^(?:date|connection|keep-alive|content-length|content-type)$/

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
    const page = await cachedPage(url)
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

/** The cached page after a few visits, compressed at the highest quality. */
async function cachedPage(url: string): Promise<Page> {
  for (let visits = 0; visits < 60; visits += 1) {
    const page = await rawGet(url)
    if (page.headers.etag?.endsWith('-br11"')) return page
    await pause(500)
  }
  throw new Error(`${url} was not compressed at its best within half a minute`)
}

/** As `fetch`, which would decompress. */
function rawGet(url: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { headers: asBrowser }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = Object.entries(response.headers).filter(([name]) => !SERVER_HEADERS.test(name))
        const named = headers.map(([name, value]): [string, string] => [name, String(value)])
        resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(named) })
      })
    })
    clientRequest.on('error', reject).end()
  })
}
