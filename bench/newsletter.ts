import { type ChildProcess, fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { Cluster } from '../e2e/cluster/cluster.ts'
import { cpuMsOf, cpuSecondsOf, memoryMbOf } from './cpu.ts'
import type { Row } from './report.ts'
import { median } from './rounds.ts'

let searches = 0
/** A page that is in the cache of a website, and one that no cache has, which asks the backends. */
const pages = { cached: () => '/', uncached: () => `/zoeken?q=bouwmarkt%20${searches++}` }
/** Pages before the sending, of each path. */
const pagesBefore = 40
/** A rate that a site sets to keep its pages fast. It is measured in turns with a pause: what else the machine does affects both. */
const mailsPerMinute = 13_200
const turns = 4
const turnMs = 20_000
/** Mails that were released before a pause are sent, or held again. */
const calmMs = 5_000

/**
 * An issue of a newsletter to `recipients` people by two backends, each mail signed, while somebody reads pages. The mail server fails as
 * `mail-sink.ts` says. On a cluster of its own: nothing else sends mails there.
 */
export async function benchNewsletter({ recipients } = { recipients: 100_000 }): Promise<Row[]> {
  const sink = fork(path.join(import.meta.dirname, 'mail-sink.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }]
  process.env.DKIM_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const cluster = await Cluster.start({ smtpUrl: `smtp://127.0.0.1:${port}`, isMeasured: true })
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  try {
    await storeReaders(database, recipients)
    await readPages(cluster, pagesBefore)
    const before = await readPages(cluster, pagesBefore)
    const sending = new Sending(cluster, database, sink)
    const issue = await storeIssue(database, null)
    await sending.until(1)
    const rows: Row[] = []
    // the last ones wait for their second attempt
    for (const share of [0.1, 0.5, 0.97]) {
      const until = () => sending.until(Math.floor(recipients * share))
      rows.push(await row(sending, `${recipients} recipients, until ${share * 100} %`, before, until))
    }
    await untilSettled(database, issue)
    return [...rows, await limitedRow(sending, await storeIssue(database, mailsPerMinute))]
  } finally {
    delete process.env.DKIM_KEY
    await database.end()
    await cluster.stop()
    sink.kill()
  }
}

async function row(sending: Sending, what: string, before: PageTimes, until: () => Promise<Moment>): Promise<Row> {
  return rowOf(what, before, [await sending.readDuring(until)])
}

/** An issue at a rate, paused every other time. */
async function limitedRow(sending: Sending, issue: string): Promise<Row> {
  const between: PageTimes = { cached: [], uncached: [] }
  const spans: Span[] = []
  for (let turn = 0; turn < turns; turn++) {
    await sending.set(issue, 'sending')
    spans.push(await sending.readDuring(() => sending.after(turnMs)))
    await sending.set(issue, 'paused')
    await pause(calmMs)
    const { times } = await sending.readDuring(() => sending.after(turnMs))
    for (const kind of ['cached', 'uncached'] as const) between[kind].push(...times[kind])
  }
  return rowOf(`at ${mailsPerMinute} a minute`, between, spans)
}

function rowOf(what: string, before: PageTimes, spans: readonly Span[]): Row {
  const total = (count: (moment: Moment) => number) =>
    spans.reduce((sum, { from, to }) => sum + count(to) - count(from), 0)
  const mails = total((moment) => moment.mails)
  const cpu = (['backends', 'database', 'sink'] as const).map((key) => total(({ cpuMs }) => cpuMs[key]) / mails)
  const times = {
    cached: spans.flatMap((span) => span.times.cached),
    uncached: spans.flatMap((span) => span.times.uncached),
  }
  return {
    what,
    'mails/s': ((mails * 1_000) / total(({ atMs }) => atMs)).toFixed(0),
    'CPU ms a mail (backends, database, mail server)': cpu.map((ms) => ms.toFixed(2)).join(', '),
    'memory of the backends, MB': spans.at(-1)?.to.memoryMb.join(' and ') ?? '',
    'cached page, p50 ms before and during': compareTimes(before.cached, times.cached),
    'uncached page, p50 ms before and during': compareTimes(before.uncached, times.uncached),
  }
}

function compareTimes(before: readonly number[], during: readonly number[]): string {
  const [one, other] = [median(before), median(during)]
  return `${one.toFixed(1)} → ${other.toFixed(1)} (${(other / one).toFixed(2)} ×)`
}

async function storeReaders(database: Client, recipients: number): Promise<void> {
  await database.query(
    `UPDATE gevel_mail_consents SET withdrawn_at = now(), withdrawn_by = 'desk' WHERE list = 'newsletter-general' AND withdrawn_at IS NULL`,
  )
  await database.query(
    `WITH address AS (
      INSERT INTO gevel_mail_addresses (email, email_hash)
      SELECT n || '@lezer.example', sha256((n || '@lezer.example')::bytea) FROM generate_series(0, $1::integer - 1) n RETURNING id
    )
    INSERT INTO gevel_mail_consents (address_id, list, wording, wording_version, form, source, confirmed_at)
    SELECT id, 'newsletter-general', 'Ja', 1, '/nieuwsbrief', 'form', now() FROM address`,
    [recipients],
  )
  await database.query('ANALYZE gevel_mail_addresses, gevel_mail_consents')
}

/** An issue with five texts, of 25 kB as HTML, that is due. @returns its id */
async function storeIssue(database: Client, perMinute: number | null): Promise<string> {
  const blocks = Array.from({ length: 5 }, (_, index) => ({
    ...{ id: `block-${index}`, type: 'text', heading: `Bericht ${index}`, signature: null, button: null },
    text: 'De omzet van bouwmarkten steeg in één kwartaal met € 3 miljoen, zegt de branche. '.repeat(20),
  }))
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO gevel_newsletter_issues (list, state, subject, blocks, new_since, scheduled_at, created_by, per_minute)
    VALUES ('general', 'scheduled', 'Aan iedereen', $1, now(), now(), 'Meting', $2) RETURNING id::text`,
    [JSON.stringify(blocks), perMinute],
  )
  return rows[0]?.id ?? ''
}

/** In milliseconds. */
interface PageTimes {
  cached: number[]
  uncached: number[]
}

/** Reads the pages one after the other, ten a second. */
async function readPages({ site }: Cluster, most: number, signal?: AbortSignal): Promise<PageTimes> {
  const times: PageTimes = { cached: [], uncached: [] }
  for (let round = 0; round < most && !signal?.aborted; round++) {
    for (const kind of ['cached', 'uncached'] as const) {
      const startMs = performance.now()
      const response = await fetch(site.url + pages[kind]())
      await response.text()
      times[kind].push(performance.now() - startMs)
      if (!response.ok) throw new Error(`A ${kind} page answers ${response.status}`)
      await pause(100)
    }
  }
  return times
}

/** What a moment of the sending looks like. */
interface Moment {
  atMs: number
  mails: number
  cpuMs: { backends: number; database: number; sink: number }
  memoryMb: number[]
}

/** What happened between two moments, and how long pages took. */
interface Span {
  from: Moment
  to: Moment
  times: PageTimes
}

class Sending {
  readonly cluster: Cluster
  readonly #database: Client
  readonly #sink: ChildProcess

  constructor(cluster: Cluster, database: Client, sink: ChildProcess) {
    this.cluster = cluster
    this.#database = database
    this.#sink = sink
  }

  async until(mails: number): Promise<Moment> {
    for (;;) {
      const moment = await this.measure()
      if (moment.mails >= mails) return moment
      await pause(200)
    }
  }

  async after(ms: number): Promise<Moment> {
    await pause(ms)
    return this.measure()
  }

  /** Pauses an issue, or lets it go on at its rate from now on. */
  async set(issue: string, state: 'paused' | 'sending'): Promise<void> {
    await this.#database.query(
      `UPDATE gevel_newsletter_issues SET state = $2, released_until = now() WHERE id = $1 AND state IN ('paused', 'sending')`,
      [issue, state],
    )
    if (state === 'sending') await this.until((await this.measure()).mails + 1)
  }

  /** Reads pages until a moment. */
  async readDuring(until: () => Promise<Moment>): Promise<Span> {
    const from = await this.measure()
    const reading = new AbortController()
    const during = readPages(this.cluster, Number.POSITIVE_INFINITY, reading.signal)
    const to = await until()
    reading.abort()
    return { from, to, times: await during }
  }

  async measure(): Promise<Moment> {
    const { rows } = await this.#database.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    this.#sink.send('how many?')
    const [{ mails }] = (await once(this.#sink, 'message')) as [{ mails: number }]
    const backends = this.cluster.backends.map(({ pid }) => pid)
    return {
      ...{ atMs: performance.now(), mails, memoryMb: backends.map((pid) => Math.round(memoryMbOf(pid))) },
      cpuMs: {
        backends: backends.reduce((sum, pid) => sum + cpuSecondsOf(pid) * 1_000, 0),
        database: rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0),
        sink: cpuSecondsOf(this.#sink.pid ?? 0) * 1_000,
      },
    }
  }
}

/** Waits for the last attempts, and prints what became of the mails. */
async function untilSettled(database: Client, issue: string): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ state: string; count: number }>(
      `SELECT state, count(*)::integer AS count FROM gevel_mail_deliveries WHERE kind = 'newsletter' AND edition = $1 GROUP BY state`,
      [issue],
    )
    const open = rows.filter(({ state }) => ['held', 'waiting', 'sending'].includes(state))
    if (open.length === 0) return console.info(JSON.stringify(rows))
    await pause(1_000)
  }
}
