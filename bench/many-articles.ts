import { list } from '@gevel/contract/envelope'
import { z } from 'zod'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import type { Row } from './report.ts'
import { RequestCost } from './request-cost.ts'
import { quantile } from './rounds.ts'
import { judgedQueries } from './search/judged-queries.ts'

const rounds = 25
/** A program that has just started is several times slower. */
const roundsToWarmUp = 30
const listSchema = list(z.unknown())

/** A value, and how it is shown. */
interface Cell {
  value: number
  text: string
}

/** What the backend's lists cost, without any cache, with an increasing number of articles. */
export async function benchManyArticles(
  cluster: Cluster,
  amounts: readonly number[],
  paths: Record<string, string>,
): Promise<Row[]> {
  const [backend] = cluster.backends
  if (!backend) return []
  const cost = await RequestCost.open(cluster.databaseUrl, backend)
  const cells = new Map<string, Cell[]>()
  const add = (name: string, cell: Cell) => cells.set(name, [...(cells.get(name) ?? []), cell])
  try {
    for (const amount of amounts) {
      await cluster.addArticles(amount)
      for (const [name, path] of Object.entries(paths)) add(`${name}, CPU ms (database)`, await costOf(cost, path))
      for (const [name, cell] of Object.entries(await judgedSearches(cost))) add(name, cell)
    }
  } finally {
    await cost.close()
  }
  return [...cells].map(([what, found]) => ({
    what,
    ...Object.fromEntries(amounts.map((amount, index) => [amount.toLocaleString('en'), found[index]?.text ?? ''])),
    ratio: `${((found.at(-1)?.value ?? 0) / (found[0]?.value ?? 1)).toFixed(2)} ×`,
  }))
}

async function costOf(cost: RequestCost, path: string): Promise<Cell> {
  const full = await withMiddlePage(cost, path)
  await cost.of(full, roundsToWarmUp)
  const { backend, database } = await cost.of(full, rounds)
  return { value: backend + database, text: `${(backend + database).toFixed(1)} (${database.toFixed(1)})` }
}

/** The judged searches, of which the slow ones count too. */
async function judgedSearches(cost: RequestCost): Promise<Record<string, Cell>> {
  const times: number[] = []
  for (const { text } of judgedQueries) {
    const path = `/public/search?${new URLSearchParams({ q: text })}`
    await cost.of(path, 1)
    times.push((await cost.of(path, 1)).database)
  }
  const cellOf = (share: number) => ({ value: quantile(times, share), text: quantile(times, share).toFixed(1) })
  return {
    'judged searches, database alone, p50, CPU ms': cellOf(0.5),
    'judged searches, database alone, p95, CPU ms': cellOf(0.95),
  }
}

async function withMiddlePage(cost: RequestCost, path: string): Promise<string> {
  if (!path.includes('MIDDLE')) return path
  const first = listSchema.parse(await cost.get(path.replace('MIDDLE', '1')))
  return path.replace('MIDDLE', String(Math.max(1, Math.ceil(first.meta.pagination.pageCount / 2))))
}
