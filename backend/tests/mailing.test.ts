import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MailSetup } from './support/mail-setup.ts'
import { runJobs } from './support/run-jobs.ts'

const serverUrl = process.env.DATABASE_URL
let setup: MailSetup
let vacancy: number

beforeAll(async () => {
  setup = await MailSetup.build()
  process.env.DATABASE_URL = setup.databaseUrl
  const { rows } = await setup.database.query(
    `UPDATE vacancies SET closes_at = now() + interval '30 days' WHERE published_at IS NOT NULL
    AND public_id = (SELECT max(public_id) FROM vacancies WHERE published_at IS NOT NULL) RETURNING public_id`,
  )
  vacancy = rows[0].public_id
}, 480_000)
afterAll(async () => {
  process.env.DATABASE_URL = serverUrl
  await setup?.stop()
}, 60_000)

/** Stores a digest for each address, which has an alert. */
async function storeDigests(edition: string, emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    const hash = createHash('sha256').update(email).digest()
    const address = await setup.database.query(
      `INSERT INTO gevel_mail_addresses (email, email_hash) VALUES ($1, $2)
      ON CONFLICT (email_hash) DO UPDATE SET email = excluded.email RETURNING id`,
      [email, hash],
    )
    const addressId = address.rows[0].id
    await setup.database.query(
      `WITH consent AS (
        INSERT INTO gevel_mail_consents (address_id, list, wording, wording_version, form, source, confirmed_at)
        VALUES ($1, 'vacancy-alerts', 'Ja', 1, '/vacatures/mail', 'form', now())
        ON CONFLICT (address_id, list, topic) WHERE withdrawn_at IS NULL DO UPDATE SET wording = 'Ja' RETURNING id
      ), alert AS (
        INSERT INTO gevel_vacancy_alerts (consent_id, rhythm, mailed_until, next_on)
        SELECT id, 'daily', now(), current_date + 1 FROM consent ON CONFLICT DO NOTHING
      )
      INSERT INTO gevel_mail_deliveries (kind, edition, address_id, content, expires_at)
      SELECT 'vacancy-alerts', $2, $1, jsonb_build_object('alerts', jsonb_build_array(jsonb_build_object('id', id, 'vacancies',
        jsonb_build_array($3::integer)))), now() + interval '1 hour' FROM consent`,
      [addressId, edition, vacancy],
    )
  }
}

async function statesOf(edition: string): Promise<Record<string, string[]>> {
  const { rows } = await setup.database.query(
    `SELECT d.state, a.email FROM gevel_mail_deliveries d JOIN gevel_mail_addresses a ON a.id = d.address_id WHERE d.edition = $1
    ORDER BY d.id`,
    [edition],
  )
  return Object.groupBy(rows, ({ state }) => state) as never
}

const emailsIn = (rows: unknown) => ((rows ?? []) as { email: string }[]).map(({ email }) => email)
const send = () => runJobs(setup.database, 'mailing-delivery')
const newEmails = (count: number) => Array.from({ length: count }, () => `${crypto.randomUUID()}@lezer.example`)

test('sends each mail once with two backends, and says in its headers how to unsubscribe', async () => {
  const emails = newEmails(60)
  await storeDigests('a', emails)
  await Promise.all([send(), send(), send()])
  expect(emailsIn((await statesOf('a')).sent)).toHaveLength(60)
  expect(emails.map((email) => setup.server.to(email).length)).toEqual(emails.map(() => 1))
  const [mail] = setup.server.to(emails[0] ?? '')
  const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]))
  expect(headers).toMatchObject({
    'list-id': '"Nieuwe vacatures" <vacancy-alerts.www.gevel.example>',
    'list-unsubscribe': expect.stringMatching(
      /^<https:\/\/www\.gevel\.example\/nieuwsbrief\/voorkeuren\?code=(\S+)>, <mailto:bounces@gevel\.example\?subject=unsubscribe%20\1>$/,
    ),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(mail?.messageId).toMatch(/^<vacancy-alerts-\d+@www\.gevel\.example>$/)
  // the same edition again is no second mail
  await expect(storeDigests('a', emails.slice(0, 1))).rejects.toThrow('unique')
})

test('tries a rejection for now again, and ends the mail to an address that does not exist', async () => {
  const [later = '', gone = '', policy = '', full = ''] = newEmails(4)
  setup.server.replies.set(later, [{ code: 451, text: '4.7.1 try again later' }])
  setup.server.replies.set(gone, [{ code: 550, text: '5.1.1 no such user' }])
  setup.server.replies.set(policy, [{ code: 554, text: '5.7.1 blocked by policy' }])
  setup.server.replies.set(full, [{ code: 552, text: '5.2.2 mailbox full' }])
  await storeDigests('b', [later, gone, policy, full])
  await send()
  const states = await statesOf('b')
  expect(emailsIn(states.waiting)).toEqual([later])
  expect(emailsIn(states.rejected)).toEqual([gone, policy, full])
  await setup.database.query(`UPDATE gevel_mail_deliveries SET due_at = now() WHERE state = 'waiting'`)
  await storeDigests('b2', [gone, policy, full])
  await send()
  expect(setup.server.to(later)).toHaveLength(1)
  expect(emailsIn((await statesOf('b2')).skipped)).toEqual([gone])
  expect(emailsIn((await statesOf('b2')).sent)).toEqual([policy, full])
})

/** What a mail server reports about a mail to an address. */
function reportOn(email: string, { type = 'delivery-status', fields = '' }): string {
  return `From: mailer-daemon@mail.example
To: ${setup.server.returnPaths.get(email)}
Subject: Undelivered Mail
Content-Type: multipart/report; report-type=${type}; boundary="b"

--b
Content-Type: message/${type}

Reporting-MTA: dns; mail.example

${fields}
--b--
`
}
const failed = (email: string, status: string) =>
  reportOn(email, { fields: `Final-Recipient: rfc822; ${email}\nAction: failed\nStatus: ${status}` })

test('reads what comes back: an address that is gone, a complaint, a mail that unsubscribes, and no holiday reply', async () => {
  const [gone = '', full = '', angry = '', away = '', leaving = ''] = newEmails(5)
  await storeDigests('r', [gone, full, angry, away, leaving])
  await send()
  expect(setup.server.returnPaths.get(gone)).toMatch(/^bounces\+vacancy-alerts-\d+-[0-9a-f]{12}@gevel\.example$/)
  const unsubscribe = setup.server.to(leaving)[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const [, subject = ''] = /\?subject=([^>]+)/.exec(unsubscribe) ?? []
  const forged = failed(away, '5.1.1').replace(/-[0-9a-f]{12}@/, '-000000000000@')
  for (const mail of [
    failed(gone, '5.1.1'),
    failed(full, '5.2.2'),
    reportOn(angry, { type: 'feedback-report', fields: 'Feedback-Type: abuse' }),
    `To: ${setup.server.returnPaths.get(away)}\nSubject: Afwezig\nAuto-Submitted: auto-replied\n\nIk ben er niet. 5.1.1\n`,
    forged,
    `To: bounces@gevel.example\nSubject: ${decodeURIComponent(subject)}\n\n`,
    'geen mail',
  ])
    await setup.receive(mail)
  await runJobs(setup.database, 'mail-bounces')
  expect(emailsIn((await statesOf('r')).rejected)).toEqual([gone, full])
  const { rows } = await setup.database.query(
    `SELECT a.email, a.suppressed_because AS because, c.withdrawn_by AS way FROM gevel_mail_addresses a
    JOIN gevel_mail_consents c ON c.address_id = a.id WHERE a.email = ANY ($1) ORDER BY array_position($1, a.email)`,
    [[gone, full, angry, away, leaving]],
  )
  expect(rows.map(({ because, way }) => [because, way])).toEqual([
    ['bounce', null],
    [null, null],
    ['complaint', 'complaint'],
    [null, null],
    [null, 'mail'],
  ])
})

test('never sends a mail again after the connection broke off behind its last line', async () => {
  const [dropped = '', other = ''] = newEmails(2)
  setup.server.dropped.add(dropped)
  await storeDigests('c', [dropped, other])
  await send()
  await send()
  const states = await statesOf('c')
  expect(emailsIn(states.unknown)).toEqual([dropped])
  expect(emailsIn(states.sent)).toEqual([other])
  expect(setup.server.to(dropped)).toHaveLength(1)
})

test('sends nobody two mails, and loses nobody, when a backend is killed while it sends', async () => {
  const emails = newEmails(40)
  setup.server.delayMs = 150
  await storeDigests('d', emails)
  const sending = send().catch(() => undefined)
  await vi.waitFor(
    () => expect(emails.filter((email) => setup.server.to(email).length > 0).length).toBeGreaterThan(8),
    {
      timeout: 30_000,
      interval: 20,
    },
  )
  await setup.backends[0]?.kill('SIGKILL')
  setup.server.delayMs = 0
  await sending
  await setup.database.query(
    `UPDATE gevel_mail_deliveries SET claimed_at = now() - interval '1 hour' WHERE edition = 'd' AND state = 'sending'`,
  )
  await vi.waitFor(
    async () => {
      await send()
      const { sent = [], unknown = [] } = await statesOf('d')
      expect(sent.length + unknown.length).toBe(40)
    },
    { timeout: 60_000, interval: 1_000 },
  )
  const { unknown } = await statesOf('d')
  expect(emailsIn(unknown).length).toBeLessThanOrEqual(20)
  const received = emails.map((email) => setup.server.to(email).length)
  expect(Math.max(...received)).toBe(1)
  for (const email of emails) if (!emailsIn(unknown).includes(email)) expect(setup.server.to(email)).toHaveLength(1)
})
