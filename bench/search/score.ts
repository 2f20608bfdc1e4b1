import type { JudgedQuery } from './judged-queries.ts'

/** How many results are looked at: the first half of a page. */
const depth = 10

export interface Score {
  queries: number
  /** the part of the relevant documents among the first ten, averaged over the searches */
  recall: number
  /** one divided by the place of the first relevant document, averaged; 0 when it is not among the first ten */
  mrr: number
}

/** The judged searches in two parts: those used for tuning, and every third one, which is held out. */
export function split(queries: readonly JudgedQuery[]) {
  return {
    tuned: queries.filter((_, at) => at % 3 !== 2),
    heldOut: queries.filter((_, at) => at % 3 === 2),
  }
}

/** @param found the names of the documents that each search finds, best first */
export function score(queries: readonly JudgedQuery[], found: ReadonlyMap<string, readonly string[]>): Score {
  let recall = 0
  let mrr = 0
  for (const { text, relevant } of queries) {
    const top = (found.get(text) ?? []).slice(0, depth)
    recall += relevant.filter((name) => top.includes(name)).length / relevant.length
    const first = top.findIndex((name) => relevant.includes(name))
    mrr += first < 0 ? 0 : 1 / (first + 1)
  }
  return { queries: queries.length, recall: recall / queries.length, mrr: mrr / queries.length }
}
