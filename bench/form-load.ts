import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { demoSecrets } from '../scripts/demo-secrets.ts'
import { cpuMsOf, cpuSecondsOf } from './cpu.ts'
import type { Row } from './report.ts'
import { quantile } from './rounds.ts'

interface Draft {
  id: string
  key: string
  version: string
}

/** Somebody who sends the form. */
export interface Sender {
  number: number
  address: string
  email: string
  draft: Draft
}

interface SentForm {
  /** in the head of a column: 'orders', and 'an order' */
  name: string
  unit: string
  wizard: string
  path: string
  bodyOf: (sender: Sender) => object
  /** names of the jobs that follow */
  jobs: readonly string[]
}

/** How many forms are sent together, how often, and before that. */
interface FormRounds {
  atOnce: number
  rounds: number
  toWarmUp: number
}

const aSecond = 20

/**
 * Forms that people send to one backend: so many together, some times, and then as many who each send theirs when they have read the last
 * step, 20 a second.
 * @param formOf the form, by what it finds or stores in the database of the backend
 */
export async function benchForms(
  { backends: [backend], databaseUrl }: Pick<Cluster, 'backends' | 'databaseUrl'>,
  { atOnce, rounds, toWarmUp }: FormRounds,
  formOf: (database: Client) => Promise<SentForm>,
): Promise<Row[]> {
  if (!backend) return []
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const form = await formOf(database)
    const load = new FormLoad(backend, database, form)
    await load.send(toWarmUp)
    await load.untilQuiet()
    const rows: Row[] = []
    for (let round = 1; round <= rounds; round++) {
      rows.push({ what: `${atOnce} ${form.name} at once, round ${round}`, ...(await load.measure(atOnce)) })
      await load.untilQuiet()
    }
    const what = `${atOnce} ${form.name} of people, ${aSecond} a second`
    rows.push({ what, ...(await load.measure(atOnce, 1000 / aSecond)) })
    return rows
  } finally {
    await database.end()
  }
}

/** Forms that people send to one backend, each from an address, a mailbox and a draft of its own, so that no limit is reached. */
class FormLoad {
  readonly #backend: { url: string; pid: number }
  readonly #database: Client
  readonly #form: SentForm
  readonly #startedAt = Date.now()
  #senders = 0

  constructor(backend: { url: string; pid: number }, database: Client, form: SentForm) {
    this.#backend = backend
    this.#database = database
    this.#form = form
  }

  /** Sends some one after the other, to warm up. */
  async send(count: number): Promise<void> {
    const senders = await this.#prepare(count)
    for (const sender of senders) await this.#send(sender)
  }

  /** @param apartMs between one and the next */
  async measure(count: number, apartMs = 0) {
    const drafts = await this.#cpu(() => this.#prepare(count))
    const delays: number[] = []
    let failed = 0
    const startMs = performance.now()
    const sent = await this.#cpu(() =>
      Promise.all(
        drafts.result.map(async (sender, index) => {
          await pause(index * apartMs)
          const sentMs = performance.now()
          const isSent = await this.#send(sender)
          if (!isSent) failed++
          delays.push(performance.now() - sentMs)
        }),
      ),
    )
    const seconds = (performance.now() - startMs) / 1000
    const { node, postgres } = sent
    const draft = drafts.node + drafts.postgres
    const { name, unit } = this.#form
    return {
      [`${name}/s`]: ((count - failed) / seconds).toFixed(1),
      'p50 ms': Math.round(quantile(delays, 0.5)),
      'p99 ms': Math.round(quantile(delays, 0.99)),
      failed,
      [`CPU ms ${unit} (backend, database)`]: `${((node + postgres) / count).toFixed(1)} (${(node / count).toFixed(1)}, ${(postgres / count).toFixed(1)})`,
      'ratio to its draft': `${((node + postgres) / draft).toFixed(1)} ×`,
    }
  }

  /** Waits until the jobs of all of them are done; mails that have no server wait for ever. */
  async untilQuiet(): Promise<void> {
    for (let before = -1, same = 0; same < 6; ) {
      const { rows } = await this.#database.query<{ waiting: number }>(
        "SELECT count(*)::integer AS waiting FROM gevel_jobs.job WHERE name = ANY ($1) AND state < 'completed'",
        [this.#form.jobs],
      )
      const waiting = rows[0]?.waiting ?? 0
      same = waiting === before ? same + 1 : 0
      before = waiting
      await pause(500)
    }
  }

  async #prepare(count: number): Promise<Sender[]> {
    const senders: Sender[] = []
    for (let index = 0; index < count; index++) {
      const number = this.#senders++
      const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
      const key = createHash('sha256').update(randomUUID()).digest('base64url')
      const { id, version } = await this.#post<Draft>(address, '/public/drafts', { wizard: this.#form.wizard, key })
      senders.push({
        ...{ address, number },
        email: `meting.${this.#startedAt}.${number}@gevel.example`,
        draft: { id, key, version },
      })
    }
    return senders
  }

  async #send(sender: Sender): Promise<boolean> {
    try {
      await this.#post<object>(sender.address, this.#form.path, this.#form.bodyOf(sender))
      return true
    } catch {
      return false
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
