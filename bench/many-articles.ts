import type { House } from '../e2e/house/house.ts'
import type { Row } from './report.ts'
import { median } from './rounds.ts'

const rounds = 15

/** The backend's lists, without any cache, with more and more articles. */
export async function benchManyArticles(
  house: House,
  amounts: readonly number[],
  paths: Record<string, string>,
): Promise<Row[]> {
  const found = new Map<string, number[]>()
  for (const amount of amounts) {
    await house.grow(amount)
    for (const [name, path] of Object.entries(paths)) {
      found.set(name, [...(found.get(name) ?? []), await medianMs(`${house.backends[0]?.url}${path}`)])
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

async function medianMs(url: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
    times.push(performance.now() - begun)
  }
  return median(times)
}
