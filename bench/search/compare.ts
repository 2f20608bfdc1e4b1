import { judgedQueries } from './judged-queries.ts'
import type { Engine } from './our-search.ts'
import { score, split } from './score.ts'

const inPercent = (part: number) => (100 * part).toFixed(1)

/** A row of the report: recall@10 and MRR on both parts of the judged searches, and how long one takes. */
export async function measureEngine(name: string, engine: Engine): Promise<string> {
  const found = new Map<string, string[]>()
  const times: number[] = []
  for (const { text } of judgedQueries) {
    const begun = performance.now()
    found.set(text, await engine(text))
    times.push(performance.now() - begun)
  }
  const { tuned, heldOut } = split(judgedQueries)
  const scores = [tuned, heldOut].map((part) => score(part, found))
  const cells = scores.flatMap(({ recall, mrr }) => [`${inPercent(recall)}%`, mrr.toFixed(3)])
  return `| ${[name, ...cells, ...[0.5, 0.95].map((part) => quantile(times, part).toFixed(1))].join(' | ')} |`
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0
}

export const heading = `| Engine | Recall@10 | MRR | Recall@10, held out | MRR, held out | p50, ms | p95, ms |
|---|---|---|---|---|---|---|`
