import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../scripts/demo-accounts.ts'
import { createReaders, type Member, removeReaders, storeCode, storeRegistration } from '../support/create-readers.ts'
import { openDatabase } from '../support/database.ts'
import { goodPassword, newEmail } from '../support/registration.ts'
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts'
import { askAs, logInAs, someAddress, type Visit } from '../support/visitor.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let backend: SecondBackend
let database: Client
let readers: Member[]

beforeAll(async () => {
  backend = await startSecondBackend()
  database = await openDatabase()
  readers = await createReaders(database, 4)
}, 120_000)
afterAll(async () => {
  await removeReaders(database, readers)
  await database.end()
  await backend.stop()
})

function reader(index: number): Member {
  const member = readers[index]
  if (!member) throw new Error('There are not so many readers')
  return member
}

const send = (visit: Visit, method: string, path: string, body?: object) =>
  askAs({ ...visit, backend: backend.url }, method, path, body)
const logIn = (identifier: string, password = demoPassword, visit: Visit = {}) =>
  send(visit, 'POST', '/auth/local', { identifier, password })

/** The lines of an event, of one account when it is given. */
const eventsOf = (event: string, account?: number) =>
  backend.lines().filter((line) => line.event === event && (account === undefined || line.account === account))

/** Waits for such a line: the log comes through a pipe. */
const untilEvent = (event: string, account: number, facts: object = {}) =>
  vi.waitFor(() => {
    const line = eventsOf(event, account).find((one) =>
      Object.entries(facts).every(([name, value]) => one[name] === value),
    )
    if (!line) throw new Error(`No ${event} of account ${account}`)
    return line
  })

test('logs log-ins, failed ones and new devices', async () => {
  const { email, user } = reader(0)
  await logIn(email, 'dit-is-het-niet')
  await untilEvent('authn_login_fail', user.id, { reason: 'password', level: 'warn' })
  await logIn(email, demoPassword, { agent: firefox })
  await untilEvent('authn_login_success', user.id, { reason: 'password', level: 'info' })
  await logIn(email, demoPassword, { agent: firefox })
  await logIn(email, demoPassword, { agent: safari })
  // the device differs from that of the other log-ins
  await vi.waitFor(() => expect(eventsOf('authn_login_new_device', user.id)).toHaveLength(2))
  expect(eventsOf('authn_login_success', user.id)).toHaveLength(3)
})

test('logs a lock-out once', async () => {
  const { email, user } = reader(0)
  for (let guess = 0; guess < 13; guess++) await logIn(email, 'dit-is-het-niet')
  expect(await untilEvent('authn_login_lock', user.id)).toMatchObject({ reason: 'password' })
  expect(eventsOf('authn_login_lock', user.id)).toHaveLength(1)
})

test('logs once that the limit of comments is reached, although each rejection is rolled back', async () => {
  const { email, user } = reader(3)
  const { jwt } = await logInAs(email, demoPassword)
  const { rows } = await database.query(
    `SELECT public_id FROM contents WHERE published_at IS NOT NULL AND access = 'free' LIMIT 1`,
  )
  const comment = async (text: string) => {
    const body = { text, idempotencyKey: crypto.randomUUID() }
    return (await send({ jwt }, 'POST', `/account/articles/${rows[0].public_id}/comments`, body)).status
  }
  const statuses: number[] = []
  for (let turn = 0; turn < 10; turn++) {
    statuses.push(await comment(`Reactie nummer ${turn}.`))
    if (turn === 5) await untilEvent('excess_rate_limit_exceeded', user.id, { reason: 'comments' })
  }
  expect(statuses.map((status) => status === 429)).toEqual([...Array(5).fill(false), ...Array(5).fill(true)])
  // a later event shows that the log has come this far
  await logIn(email)
  await untilEvent('authn_login_success', user.id, { reason: 'password' })
  expect(eventsOf('excess_rate_limit_exceeded', user.id)).toHaveLength(1)
})

test('logs the reuse of a refresh token', async () => {
  const { email, user } = reader(1)
  const { refreshToken } = await logInAs(email, demoPassword)
  for (let use = 0; use < 3; use++) await send({}, 'POST', '/auth/refresh', { refreshToken })
  await untilEvent('authn_token_reuse', user.id)
  expect(eventsOf('authn_token_reuse', user.id)).toHaveLength(1)
})

test('logs ended sessions, and how many', async () => {
  const { email, user } = reader(1)
  const { jwt } = await logInAs(email, demoPassword)
  await logInAs(email, demoPassword)
  await send({ jwt }, 'POST', '/auth/logout', { scope: 'all' })
  await untilEvent('session_ended', user.id, { reason: 'log-out-everywhere', count: 3 })
})

test('logs password and address changes, refused permissions and deletion', async () => {
  const { email, user } = reader(2)
  const { jwt } = await logInAs(email, demoPassword)
  await send({ jwt }, 'POST', '/account/deletion', { password: 'dit-is-het-niet' })
  await untilEvent('authn_reauth_fail', user.id)
  await database.query(`UPDATE gevel_sessions SET proved_at = now() - interval '1 hour' WHERE user_id = $1`, [user.id])
  await send({ jwt }, 'POST', '/account/deletion', {})
  await untilEvent('authz_fail', user.id, { reason: 'requires-recent-login' })
  await send({ jwt }, 'POST', '/account/deletion', { password: demoPassword })
  await untilEvent('user_deletion_requested', user.id)
  await send({ jwt }, 'DELETE', '/account/deletion')
  await untilEvent('user_deletion_undone', user.id)
  await send({ jwt }, 'POST', '/account/email-change', { email: newEmail(), password: demoPassword })
  await untilEvent('user_email_change_requested', user.id)
  const { rows } = await database.query('SELECT id FROM gevel_email_changes WHERE user_id = $1', [user.id])
  for (const kind of ['email-old', 'email-new'] as const) {
    const code = await storeCode(database, kind, user.id, rows[0].id)
    await send({}, 'POST', '/account/email-change/confirm', { code })
  }
  await untilEvent('user_email_changed', user.id)
  await send({ jwt }, 'POST', '/auth/change-password', { currentPassword: demoPassword, password: goodPassword })
  await untilEvent('authn_password_change', user.id)
  const code = await storeCode(database, 'reset', user.id)
  await send({}, 'POST', '/auth/reset-password', { code, password: goodPassword })
  await untilEvent('authn_password_reset', user.id)
  await untilEvent('session_ended', user.id, { reason: 'password' })
})

test('logs a new account, but not a confirmation that was rolled back', async () => {
  const email = newEmail()
  const code = await storeRegistration(database, email)
  await send({}, 'POST', '/account/confirm', { code })
  await send({}, 'POST', '/account/confirm', { code: await storeRegistration(database, email) })
  const { rows } = await database.query('DELETE FROM up_users WHERE email = $1 RETURNING id', [email])
  await untilEvent('user_created', rows[0].id, { reason: 'registration' })
  expect(eventsOf('user_created')).toHaveLength(1)
})

test('bounds the lines of one network, without personal data', async () => {
  const address = someAddress()
  const guesses = Array.from({ length: 30 }, () => logIn(newEmail(), 'dit-is-het-niet', { address }))
  const requestIds = (await Promise.all(guesses)).map(({ headers }) => headers.get('x-request-id'))
  const lines = await vi.waitFor(() => {
    const found = eventsOf('authn_login_fail').filter(({ requestId }) => requestIds.includes(String(requestId)))
    expect(found).toHaveLength(10)
    return found
  })
  expect(new Set(lines.map(({ network }) => network)).size).toBe(1)
  expect(new Set(lines.map(({ identifier }) => identifier)).size).toBe(10)
  expect(JSON.stringify(backend.lines())).not.toMatch(/@lezer\.example|2001:db8/)
  await backend.stop()
  await vi.waitFor(() =>
    expect(eventsOf('authn_login_fail').at(-1)).toMatchObject({
      suppressed: expect.any(Number),
      sources: expect.any(Number),
    }),
  )
})
