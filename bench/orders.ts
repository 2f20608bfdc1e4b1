import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { demoSecrets } from '../scripts/demo-secrets.ts'
import { cpuMsOf, cpuSecondsOf } from './cpu.ts'
import type { Row } from './report.ts'
import { quantile } from './rounds.ts'

const ordersASecond = 20

interface Draft {
  id: string
  key: string
  version: string
}

/** Someone who orders: from an address and a mailbox of its own, so that no limit is reached. */
interface Orderer {
  address: string
  email: string
  draft: Draft
}

/**
 * Orders of one backend, `atOnce` sent together, and then as many by people who each order when they have read the last step, 20 a
 * second: half by direct debit, a third for companies. The processor time of an order is without
 * its papers and mails, which follow in jobs, and beside it that of beginning its draft, the smallest request that stores something.
 */
export async function benchOrders(
  cluster: Pick<Cluster, 'backends' | 'databaseUrl'>,
  { atOnce, rounds, ordersToWarmUp } = { atOnce: 200, rounds: 3, ordersToWarmUp: 60 },
): Promise<Row[]> {
  const [backend] = cluster.backends
  if (!backend) return []
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  try {
    const orders = new Orders(backend, database, await soldOf(database))
    await orders.place(ordersToWarmUp)
    await orders.untilQuiet()
    const rows: Row[] = []
    for (let round = 1; round <= rounds; round++) {
      rows.push({ what: `${atOnce} orders at once, round ${round}`, ...(await orders.measure(atOnce)) })
      await orders.untilQuiet()
    }
    const what = `${atOnce} people who order at ${ordersASecond} a second`
    rows.push({ what, ...(await orders.measure(atOnce, 1000 / ordersASecond)) })
    return rows
  } finally {
    await database.end()
  }
}

interface Sold {
  planVersionId: number
  termsVersion: string
  mandateVersion: string
}

async function soldOf(database: Client): Promise<Sold> {
  const { rows } = await database.query<Sold>(
    `SELECT (SELECT max(id) FROM gevel_plan_versions WHERE slug = 'gevel') AS "planVersionId",
       terms_version::text AS "termsVersion", mandate_version::text AS "mandateVersion"
     FROM billing_settings WHERE published_at IS NOT NULL LIMIT 1`,
  )
  if (!rows[0]) throw new Error('Nothing can be ordered')
  return rows[0]
}

class Orders {
  readonly #backend: { url: string; pid: number }
  readonly #database: Client
  readonly #sold: Sold
  readonly #startedAt = Date.now()
  #orderers = 0

  constructor(backend: { url: string; pid: number }, database: Client, sold: Sold) {
    this.#backend = backend
    this.#database = database
    this.#sold = sold
  }

  async place(count: number): Promise<void> {
    const orderers = await this.#prepare(count)
    for (const orderer of orderers) await this.#send(orderer)
  }

  /** @param apartMs between one order and the next */
  async measure(count: number, apartMs = 0) {
    const drafts = await this.#cpu(() => this.#prepare(count))
    const delays: number[] = []
    let failed = 0
    const startMs = performance.now()
    const placed = await this.#cpu(() =>
      Promise.all(
        drafts.result.map(async (orderer, index) => {
          await pause(index * apartMs)
          const sentMs = performance.now()
          const isPlaced = await this.#send(orderer)
          if (!isPlaced) failed++
          delays.push(performance.now() - sentMs)
        }),
      ),
    )
    const seconds = (performance.now() - startMs) / 1000
    const { node, postgres } = placed
    const draft = drafts.node + drafts.postgres
    return {
      'orders/s': ((count - failed) / seconds).toFixed(1),
      'p50 ms': Math.round(quantile(delays, 0.5)),
      'p99 ms': Math.round(quantile(delays, 0.99)),
      failed,
      'CPU ms an order (backend, database)': `${((node + postgres) / count).toFixed(1)} (${(node / count).toFixed(1)}, ${(postgres / count).toFixed(1)})`,
      'ratio to its draft': `${((node + postgres) / draft).toFixed(1)} ×`,
    }
  }

  /** Waits until the jobs of all orders are done; mails that have no server wait for ever. */
  async untilQuiet(): Promise<void> {
    for (let before = -1, same = 0; same < 6; ) {
      const { rows } = await this.#database.query<{ waiting: number }>(
        `SELECT count(*)::integer AS waiting FROM gevel_jobs.job
         WHERE name IN ('order-confirmation', 'make-document', 'mail') AND state < 'completed'`,
      )
      const waiting = rows[0]?.waiting ?? 0
      same = waiting === before ? same + 1 : 0
      before = waiting
      await pause(500)
    }
  }

  async #prepare(count: number): Promise<Orderer[]> {
    const orderers: Orderer[] = []
    for (let index = 0; index < count; index++) {
      const number = this.#orderers++
      const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
      const key = createHash('sha256').update(randomUUID()).digest('base64url')
      const { id, version } = await this.#post<Draft>(address, '/public/drafts', { wizard: 'abonnement', key })
      orderers.push({
        address,
        email: `meting.${this.#startedAt}.${number}@gevel.example`,
        draft: { id, key, version },
      })
    }
    return orderers
  }

  async #send(orderer: Orderer): Promise<boolean> {
    try {
      const placed = await this.#post<object>(orderer.address, '/public/orders/subscriptions', this.#orderOf(orderer))
      return 'orderNumber' in placed
    } catch {
      return false
    }
  }

  #orderOf({ email, draft }: Orderer): object {
    const { planVersionId, termsVersion, mandateVersion } = this.#sold
    const number = Number(email.split('.')[2]?.split('@')[0])
    const company = { kind: 'company', name: 'Meting bv', kvk: '12345678', vatId: null, contact: 'Sanne de Wit', email }
    return {
      ...{ draft, planVersionId, termsVersion, seats: 1, reference: null, startsAtOnce: true },
      customer: number % 3 === 0 ? company : { kind: 'person', name: 'Sanne de Wit', email },
      address: { street: 'Steenbakkersweg 18 bis', postcode: '3526 KL', city: 'Utrecht', country: 'NL' },
      payment:
        number % 2 === 0
          ? { method: 'invoice' }
          : {
              ...{ method: 'direct-debit', iban: 'NL20INGB0001234567', holder: 'S. de Wit' },
              mandate: { textVersion: mandateVersion, agreed: true },
            },
    }
  }

  async #post<Result>(address: string, path: string, body: object): Promise<Result> {
    const response = await fetch(this.#backend.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-website-key': demoSecrets.WEBSITE_KEY,
        'x-client-address': address,
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
    return (await response.json()) as Result
  }

  /** Does work; with the processor time in milliseconds that the backend and the database spent meanwhile. */
  async #cpu<Result>(work: () => Promise<Result>): Promise<{ result: Result; node: number; postgres: number }> {
    const node = cpuSecondsOf(this.#backend.pid)
    const before = await this.#cpuOfConnections()
    const result = await work()
    const after = await this.#cpuOfConnections()
    // a connection that is new since then counts as a whole
    const postgres = [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
    return { result, node: (cpuSecondsOf(this.#backend.pid) - node) * 1000, postgres }
  }

  async #cpuOfConnections(): Promise<Map<number, number>> {
    const { rows } = await this.#database.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    return new Map(rows.map(({ pid }) => [pid, cpuMsOf(pid)]))
  }
}
