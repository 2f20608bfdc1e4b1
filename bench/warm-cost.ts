import type { Cost, RequestCost } from './request-cost.ts'
import { median } from './rounds.ts'

/** The jobs of a backend with very many rows run beside some of the requests: a median leaves those out. */
const blocks = 7
const rounds = 5
const roundsToWarmUp = 30

/** The cost of one request, warm. @param before each request */
export async function warmCost(requests: RequestCost, path: string, before?: () => Promise<unknown>): Promise<Cost> {
  await requests.of(path, roundsToWarmUp, before)
  const costs: Cost[] = []
  for (let block = 0; block < blocks; block++) costs.push(await requests.of(path, rounds, before))
  return {
    backend: median(costs.map(({ backend }) => backend)),
    database: median(costs.map(({ database }) => database)),
  }
}
