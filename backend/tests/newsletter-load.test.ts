import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cpuSecondsOf, memoryMbOf } from '../../bench/cpu.ts'
import { MailSetup } from './support/mail-setup.ts'
import { words } from './support/own-words.ts'
import { runJobs } from './support/run-jobs.ts'

/** A release is tried with 100,000: `NEWSLETTER_RECIPIENTS=100000`. */
const recipients = Number(process.env.NEWSLETTER_RECIPIENTS ?? 2_000)
const serverUrl = process.env.DATABASE_URL
let setup: MailSetup

beforeAll(async () => {
  setup = await MailSetup.build({ hasSite: true })
  process.env.DATABASE_URL = setup.databaseUrl
}, 480_000)
afterAll(async () => {
  process.env.DATABASE_URL = serverUrl
  await setup?.stop()
}, 60_000)

/** Every tenth of a percent of the readers has its own trouble, by the number in the address. */
const emailOf = (number: number) => `${number}@lezer.example`
const every = (count: number, from: number) =>
  Array.from({ length: Math.ceil((recipients - from) / count) }, (_, index) => emailOf(from + index * count))
const troubles = {
  /** a server that is busy, once */
  busy: every(100, 7),
  /** an address that does not exist */
  gone: every(100, 13),
  /** a connection that breaks off behind the last line of the mail */
  dropped: every(1_000, 21),
  /** must not get any mail */
  suppressed: every(200, 33),
}

async function storeReaders(): Promise<void> {
  await setup.database.query(
    `UPDATE gevel_mail_consents SET withdrawn_at = now(), withdrawn_by = 'desk' WHERE list = 'newsletter-general' AND withdrawn_at IS NULL`,
  )
  await setup.database.query(
    `WITH address AS (
      INSERT INTO gevel_mail_addresses (email, email_hash)
      SELECT n || '@lezer.example', sha256((n || '@lezer.example')::bytea) FROM generate_series(0, $1::integer - 1) n RETURNING id
    )
    INSERT INTO gevel_mail_consents (address_id, list, wording, wording_version, form, source, confirmed_at)
    SELECT id, 'newsletter-general', 'Ja', 1, '/nieuwsbrief', 'form', now() FROM address`,
    [recipients],
  )
  await setup.database.query(
    `UPDATE gevel_mail_addresses SET suppressed_at = now(), suppressed_because = 'bounce' WHERE email = ANY ($1)`,
    [troubles.suppressed],
  )
  await setup.database.query('ANALYZE gevel_mail_addresses, gevel_mail_consents')
}

function measure() {
  const running = setup.backends.map(({ pid }) => pid)
  return {
    atMs: Date.now(),
    mails: setup.server.counts.size,
    cpuSeconds: running.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    memoryMb: running.map((pid) => Math.round(memoryMbOf(pid))),
  }
}

async function countStates(issue: string): Promise<Record<string, number>> {
  const { rows } = await setup.database.query(
    `SELECT state, count(*)::integer AS count FROM gevel_mail_deliveries WHERE kind = 'newsletter' AND edition = $1 GROUP BY state`,
    [issue],
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

async function emailsIn(issue: string, state: string): Promise<string[]> {
  const { rows } = await setup.database.query(
    `SELECT a.email FROM gevel_mail_deliveries d JOIN gevel_mail_addresses a ON a.id = d.address_id
    WHERE d.kind = 'newsletter' AND d.edition = $1 AND d.state = $2`,
    [issue, state],
  )
  return rows.map(({ email }) => email)
}

test(
  'sends an issue to everybody exactly once, or does not know, while servers fail and a backend is killed',
  async () => {
    const { server, database } = setup
    server.keepsMails = false
    for (const email of troubles.busy) server.replies.set(email, [{ code: 451, text: '4.3.2 busy' }])
    for (const email of troubles.gone) server.replies.set(email, [{ code: 550, text: '5.1.1 no such user' }])
    for (const email of troubles.dropped) server.dropped.add(email)
    await storeReaders()
    const blocks = [words('Goedemorgen.'.repeat(100)), { ...words('Meer nieuws.'.repeat(100)), id: 'more' }]
    const stored = await database.query(
      `INSERT INTO gevel_newsletter_issues (list, state, subject, blocks, new_since, scheduled_at, created_by)
      VALUES ('general', 'scheduled', 'Aan iedereen', $1, now(), now(), 'Proef') RETURNING id::text`,
      [JSON.stringify(blocks)],
    )
    const issue: string = stored.rows[0].id
    const limitMs = 60_000 + recipients * 50
    await vi.waitFor(() => expect(server.counts.size).toBeGreaterThan(0), { timeout: limitMs, interval: 50 })
    const before = measure()
    await vi.waitFor(() => expect(server.counts.size).toBeGreaterThan(recipients / 2), {
      timeout: limitMs,
      interval: 50,
    })
    const half = measure()
    const mails = half.mails - before.mails
    const perSecond = Math.round((mails * 1_000) / (half.atMs - before.atMs))
    const cpuMs = ((half.cpuSeconds - before.cpuSeconds) * 1_000) / mails
    const memory = `${before.memoryMb.join(' and ')} MB at the first mail, ${half.memoryMb.join(' and ')} MB at half`
    await setup.backends[0]?.kill('SIGKILL')
    await vi.waitFor(
      async () => {
        await database.query(
          `UPDATE gevel_mail_deliveries SET due_at = now() WHERE edition = $1 AND state = 'waiting' AND due_at > now()`,
          [issue],
        )
        const { held = 0, waiting = 0 } = await countStates(issue)
        expect(held + waiting).toBe(0)
      },
      { timeout: limitMs, interval: 1_000 },
    )
    // those that the killed backend had in its hands
    await database.query(
      `UPDATE gevel_mail_deliveries SET claimed_at = now() - interval '1 hour' WHERE edition = $1 AND state = 'sending'`,
      [issue],
    )
    await vi.waitFor(
      async () => {
        await runJobs(database, 'mailing-delivery')
        const { rows } = await database.query('SELECT state FROM gevel_newsletter_issues WHERE id = $1', [issue])
        expect(rows).toEqual([{ state: 'sent' }])
      },
      { timeout: 120_000, interval: 2_000 },
    )
    const states = await countStates(issue)
    console.info(
      `${recipients} recipients, ${perSecond} mails/s of two backends, ${cpuMs.toFixed(1)} ms of their processor time each, ${memory}: ${JSON.stringify(states)}`,
    )
    const expected = recipients - troubles.suppressed.length
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(expected)
    expect(Math.max(...server.counts.values())).toBe(1)
    for (const email of troubles.suppressed) expect(server.counts.get(email)).toBeUndefined()
    const unknown = new Set(await emailsIn(issue, 'unknown'))
    expect(unknown.size).toBeLessThanOrEqual(troubles.dropped.length + 20)
    for (const email of troubles.dropped) expect(unknown).toContain(email)
    for (const email of await emailsIn(issue, 'sent')) expect(server.counts.get(email)).toBe(1)
    expect((await emailsIn(issue, 'rejected')).toSorted()).toEqual(
      troubles.gone.filter((email) => !troubles.suppressed.includes(email)).toSorted(),
    )
  },
  180_000 + recipients * 100,
)
