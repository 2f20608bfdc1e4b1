import { Client } from 'pg'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { ownerToken } from './owner-token.ts'
import type { Row } from './report.ts'
import { type Cost, RequestCost } from './request-cost.ts'
import { addVacancies, firstNumber } from './vacancy-rows.ts'
import { warmCost } from './warm-cost.ts'

const amounts = [1_000, 100_000]

/** Nothing between the request and the list is cached, so that each is as slow as a filter that nobody asked for before. */
const publicPaths: Readonly<Record<string, string>> = {
  'the list': 'edition=general&facets=1',
  'the list, third page': 'edition=general&facets=1&page=3',
  'the list, by salary': 'facets=1&sort=salary',
  'one filter': 'facets=1&category=techniek',
  'four filters': 'facets=1&category=techniek&region=west&hours=16-tot-32&level=mbo',
  'within 10 km of a place': 'facets=1&place=Utrecht&within=10',
  'within 100 km of a place, with a filter': 'facets=1&place=Utrecht&within=100&level=hbo',
  'beside an article': 'edition=general&pageSize=3',
}

const adminPaths: Readonly<Record<string, string>> = {
  'the editors’ queue': 'which=queue',
  'all of the editors': 'which=all&sort=-submitted',
  'online ones of the editors, by their end': 'which=online&sort=until',
  'search of the editors, many': 'which=all&q=verfadviseur',
  'search of the editors, few': 'which=all&q=meetwerkgever%2010',
}

/** What lists of vacancies cost with 1,000 and with 100,000 that are open. */
export async function benchVacancyLists(cluster: Pick<Cluster, 'backends' | 'databaseUrl'>): Promise<Row[]> {
  const [backend] = cluster.backends
  if (!backend) return []
  const cost = await RequestCost.open(cluster.databaseUrl, backend)
  const headers = { authorization: `Bearer ${await ownerToken(backend.url)}` }
  const admin = await RequestCost.open(cluster.databaseUrl, backend, headers)
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  const measured = new Map<string, Cost[]>()
  const measure = async (what: string, requests: RequestCost, path: string, before?: () => Promise<unknown>) => {
    measured.set(what, [...(measured.get(what) ?? []), await warmCost(requests, path, before)])
  }
  try {
    for (const [at, amount] of amounts.entries()) {
      await addVacancies(cluster.databaseUrl, amounts[at - 1] ?? 0, amount)
      for (const [what, query] of Object.entries(publicPaths)) await measure(what, cost, `/public/vacancies?${query}`)
      await measure('a vacancy with similar ones', cost, `/public/vacancies/${firstNumber + 77}`)
      const change = () =>
        database.query(
          `UPDATE vacancies SET featured = NOT featured WHERE public_id = $1 AND published_at IS NOT NULL`,
          [firstNumber + 78],
        )
      await measure('the list after a change of one', cost, '/public/vacancies?facets=1', change)
      for (const [what, query] of Object.entries(adminPaths))
        await measure(what, admin, `/admin/site/vacancies?${query}`)
    }
  } finally {
    await Promise.all([cost.close(), admin.close(), database.end()])
  }
  return [...measured].map(([what, costs]) => {
    const totals = costs.map(({ backend: node, database: own }) => node + own)
    const cells = costs.map((one, at) => `${(totals[at] ?? 0).toFixed(1)} (${one.database.toFixed(1)})`)
    return {
      what: `${what}, CPU ms (database)`,
      ...Object.fromEntries(amounts.map((amount, at) => [amount.toLocaleString('en'), cells[at] ?? ''])),
      ratio: `${((totals.at(-1) ?? 0) / (totals[0] ?? 1)).toFixed(2)} ×`,
    }
  })
}
