import type { Cluster } from '../e2e/cluster/cluster.ts'
import { visitorCookie } from '../e2e/visitor.ts'
import { memoryMbOf } from './cpu.ts'
import type { Row } from './report.ts'

const atOnce = 16

/** Memory of the website after an increasing number of URLs: half of them pages that exist, half of them 404. */
export async function benchMemory(cluster: Cluster, page: string, addresses: number): Promise<Row[]> {
  const [website] = cluster.websites
  if (!website) return []
  const row: Row = { what: 'memory of the website, MB, after so many addresses', 'at first': mb(website.pid) }
  let requests = 0
  for (const milestone of [addresses / 8, addresses / 4, addresses / 2, addresses]) {
    const readers = Array.from({ length: atOnce }, async () => {
      while (requests < milestone) {
        const number = requests++
        const path = number % 2 ? `${page}?t=${number}` : `/bestaat-niet-${number}`
        const response = await fetch(website.url + path, {
          headers: { 'accept-encoding': 'br', cookie: visitorCookie() },
        })
        await response.arrayBuffer()
      }
    })
    await Promise.all(readers)
    row[milestone.toLocaleString('en')] = mb(website.pid)
  }
  return [row]
}

function mb(pid: number): number {
  return Math.round(memoryMbOf(pid))
}
