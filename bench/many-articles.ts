import { list } from '@gevel/contract/envelope'
import { z } from 'zod'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import type { Row } from './report.ts'
import { median } from './rounds.ts'

const rounds = 15
/** A program that has just started is several times slower. */
const roundsToWarmUp = 30
const listSchema = list(z.unknown())

/** The backend's lists, without any cache, with an increasing number of articles. */
export async function benchManyArticles(
  cluster: Cluster,
  amounts: readonly number[],
  paths: Record<string, string>,
): Promise<Row[]> {
  const found = new Map<string, number[]>()
  for (const amount of amounts) {
    await cluster.addArticles(amount)
    for (const [name, path] of Object.entries(paths)) {
      const url = await withMiddlePage(`${cluster.backends[0]?.url}${path}`)
      found.set(name, [...(found.get(name) ?? []), await medianMs(url)])
    }
  }
  return [...found].map(([name, times]) => ({
    what: `${name}, ms`,
    ...Object.fromEntries(
      amounts.map((amount, index) => [amount.toLocaleString('en'), times[index]?.toFixed(1) ?? '']),
    ),
    ratio: `${((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(2)} ×`,
  }))
}

async function withMiddlePage(url: string): Promise<string> {
  if (!url.includes('MIDDLE')) return url
  const first = listSchema.parse(await (await fetch(url.replace('MIDDLE', '1'))).json())
  return url.replace('MIDDLE', String(Math.ceil(first.meta.pagination.pageCount / 2)))
}

async function medianMs(url: string): Promise<number> {
  const times: number[] = []
  for (let round = -roundsToWarmUp; round < rounds; round++) {
    const startMs = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} answers ${response.status}`)
    if (round >= 0) times.push(performance.now() - startMs)
  }
  return median(times)
}
