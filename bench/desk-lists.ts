import type { Cluster } from '../e2e/cluster/cluster.ts'
import { addSubscriptions } from './desk-rows.ts'
import { ownerToken } from './owner-token.ts'
import type { Row } from './report.ts'
import { type Cost, RequestCost } from './request-cost.ts'
import { warmCost } from './warm-cost.ts'

const amounts = [1_000, 100_000]

/** Requests as the screens of the desk send them: every list as it opens, and searched, narrowed and sorted. */
const paths: Readonly<Record<string, string>> = {
  subscriptions: 'subscriptions',
  'subscriptions, by a name that few have': 'subscriptions?q=c4ca4238',
  'subscriptions, by a name that many have': 'subscriptions?q=kozijn',
  'subscriptions, by a mail address': 'subscriptions?q=meting.example%20bakker',
  'subscriptions, by the start of a number': 'subscriptions?q=A2000',
  'subscriptions that are overdue': 'subscriptions?state=overdue',
  'subscriptions that are over': 'subscriptions?which=over',
  'subscriptions of a plan': 'subscriptions?plan=bench3',
  'subscriptions, complimentary': 'subscriptions?kind=complimentary',
  'subscriptions by customer': 'subscriptions?sort=customer',
  'subscriptions by next charge, last first': 'subscriptions?sort=-next',
  'subscriptions by readers': 'subscriptions?sort=-seats',
  orders: 'orders',
  'orders of a customer': 'orders?q=c4ca4238',
  'orders by amount': 'orders?sort=-total',
  invoices: 'invoices',
  'invoices by a number': 'invoices?q=F1999-000077',
  'invoices that are due': 'invoices?which=due',
  'invoices that are open, by day': 'invoices?which=open&sort=due',
  'invoices by customer': 'invoices?sort=customer',
}

/** What the lists of the desk cost with 1,000 and with 100,000 subscriptions. */
export async function benchDeskLists(cluster: Pick<Cluster, 'backends' | 'databaseUrl'>): Promise<Row[]> {
  const [backend] = cluster.backends
  if (!backend) return []
  const authorization = `Bearer ${await ownerToken(backend.url)}`
  const cost = await RequestCost.open(cluster.databaseUrl, backend, { authorization })
  const measured = new Map<string, Cost[]>()
  try {
    for (const [at, amount] of amounts.entries()) {
      await addSubscriptions(cluster.databaseUrl, amounts[at - 1] ?? 0, amount)
      for (const [name, path] of Object.entries(paths)) {
        measured.set(name, [...(measured.get(name) ?? []), await warmCost(cost, `/admin/site/desk/${path}`)])
      }
    }
  } finally {
    await cost.close()
  }
  return [...measured].map(([name, costs]) => {
    const totals = costs.map(({ backend: node, database }) => node + database)
    const cells = costs.map(({ database }, index) => `${(totals[index] ?? 0).toFixed(1)} (${database.toFixed(1)})`)
    return {
      what: `${name}, CPU ms (database)`,
      ...Object.fromEntries(amounts.map((amount, index) => [amount.toLocaleString('en'), cells[index] ?? ''])),
      ratio: `${((totals.at(-1) ?? 0) / (totals[0] ?? 1)).toFixed(2)} ×`,
    }
  })
}
