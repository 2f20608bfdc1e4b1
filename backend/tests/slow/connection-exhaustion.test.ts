import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../scripts/demo-accounts.ts'
import { type Admin, logIn, type StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import type { ApiResponse } from '../support/backend.ts'
import { CommentFixtures } from '../support/comment-fixtures.ts'
import type { CommentedArticle } from '../support/comments.ts'
import { createReaders, type Member, removeReaders, storeCode, storeRegistration } from '../support/create-readers.ts'
import { openDatabase } from '../support/database.ts'
import { goodPassword, newEmail, registrationFields } from '../support/registration.ts'
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts'
import { askAs } from '../support/visitor.ts'

/**
 * A backend with few connections, and twice as many requests: a write that needs two connections would block
 * them all.
 */
const connections = 3
const times = 2 * connections
const password = `${goodPassword} en stroop`

let busy: SecondBackend
let admin: Admin
let fixtures: CommentFixtures
let article: CommentedArticle
let database: Client
let crowd: Member[]

beforeAll(async () => {
  busy = await startSecondBackend({ DATABASE_POOL_MAX: String(connections) })
  admin = await logIn(undefined, busy.url)
  fixtures = await CommentFixtures.open()
  database = fixtures.database
  article = await fixtures.publishArticle()
  crowd = await createReaders(database, times)
}, 60_000)
afterAll(async () => {
  await removeReaders(database, crowd)
  await fixtures.close()
  await busy.stop()
})

/**
 * Awaits all responses.
 * @returns their distinct statuses
 */
async function burst(responses: Promise<ApiResponse>[]): Promise<number[]> {
  return [...new Set((await Promise.all(responses)).map(({ status }) => status))]
}

const askOnce = (visit: { jwt?: string | undefined }, method: string, path: string, body?: object) =>
  askAs({ ...visit, backend: busy.url }, method, path, body)
const ask: typeof askOnce = (...request) => untilServed(() => askOnce(...request))

/** On a busy machine a request may fail to get a connection; the response then has `Retry-After`. */
async function untilServed(send: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await send()
  const retryAfter = response.headers.get('retry-after')
  if (response.status !== 503 || retryAfter === null) return response
  await pause(Number(retryAfter) * 1000)
  return untilServed(send)
}

const each = (send: (member: Member, index: number) => Promise<ApiResponse>) => burst(crowd.map(send))
const asEach = (method: string, path: (index: number) => string, body?: (member: Member, index: number) => object) =>
  each((member, index) => ask({ jwt: member.jwt }, method, path(index), body?.(member, index)))

/** Waits until as many statements of the backends that begin like this wait for a lock. */
async function untilWaiting(statement: string, amount: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.query(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE $1 AND wait_event_type = 'Lock'`,
      [statement],
    )
    expect(rows).toHaveLength(amount)
  })
}

test('responds with 503 and `Retry-After` to a reader whose requests wait too long for a connection', async () => {
  const [holder, other] = crowd
  const profile = { name: 'Sanne de Wit', company: null, edition: 'pro' }
  const lock = await openDatabase()
  await lock.query('BEGIN')
  await lock.query('SELECT FROM up_users WHERE id = $1 FOR UPDATE', [holder?.user.id])
  const held = askOnce({ jwt: holder?.jwt }, 'PUT', '/account/profile', profile)
  // the part of the pool for readers
  await untilWaiting('update "up_users"%', 1)
  const { status, headers } = await askOnce({ jwt: other?.jwt }, 'GET', '/users/me')
  await lock.end()
  await held
  expect([status, Number(headers.get('retry-after'))]).toEqual([503, 5])
  expect((await askOnce({ jwt: other?.jwt }, 'GET', '/users/me')).status).toBe(200)
})

test('serves everybody else while all readers wait for a lock on the sessions', async () => {
  const lock = await openDatabase()
  await lock.query('BEGIN; LOCK TABLE gevel_sessions IN ACCESS EXCLUSIVE MODE')
  const readers = crowd.flatMap(({ jwt }) => [
    askOnce({ jwt }, 'GET', '/users/me'),
    askOnce({ jwt }, 'GET', `/public/contents/${article.publicId}`),
  ])
  await untilWaiting('%gevel_sessions%', 1)
  const startMs = Date.now()
  const paths = ['/public/contents', '/public/vacancies', '/public/events', '/public/site']
  const others = await burst(paths.map((path) => askOnce({}, 'GET', path)))
  const { status } = await admin.request('GET', '/admin/users/me')
  const tookMs = Date.now() - startMs
  await lock.end()
  expect([others, status]).toEqual([[200], 200])
  // less than the sessions' statements may wait
  expect(tookMs).toBeLessThan(6_000)
  expect(await burst(readers)).toEqual([200])
})

describe(`${times} concurrent readers`, () => {
  test('register', async () => {
    const emails = Array.from({ length: times }, newEmail)
    const register = (email: string) => ask({}, 'POST', '/auth/local/register', registrationFields(email))
    expect(await burst(emails.map(register))).toEqual([200])
    const again = (email: string) => ask({}, 'POST', '/auth/send-email-confirmation', { email })
    expect(await burst(emails.map(again))).toEqual([200])
  })

  test('confirm their registrations', async () => {
    const emails = Array.from({ length: times }, newEmail)
    const codes: string[] = []
    for (const email of emails) codes.push(await storeRegistration(database, email))
    expect(await burst(codes.map((code) => ask({}, 'POST', '/account/confirm', { code })))).toEqual([200])
    await database.query('DELETE FROM up_users WHERE email = ANY ($1)', [emails])
  })

  test('log in, refresh and log out', async () => {
    const readers = await Promise.all(
      crowd.map(({ email }) => ask({}, 'POST', '/auth/local', { identifier: email, password: demoPassword })),
    )
    const tokens = readers.map(({ body }) => (body as { refreshToken: string }).refreshToken)
    const renewed = await Promise.all(tokens.map((refreshToken) => ask({}, 'POST', '/auth/refresh', { refreshToken })))
    expect([...readers, ...renewed].map(({ status }) => status)).toEqual(Array(2 * times).fill(200))
    const next = renewed.map(({ body }) => (body as { refreshToken: string }).refreshToken)
    expect(await burst(next.map((refreshToken) => ask({}, 'POST', '/auth/logout', { refreshToken })))).toEqual([204])
  })

  test('log in with a wrong password', async () => {
    const guess = ({ email }: Member) => ask({}, 'POST', '/auth/local', { identifier: email, password: 'x' })
    expect(await each(guess)).toEqual([400])
  })

  test('change their profile and reading list', async () => {
    const profile = () => ({ name: 'Sanne de Wit', company: null, edition: 'pro' })
    expect(await asEach('PUT', () => '/account/profile', profile)).toEqual([200])
    for (const method of ['PUT', 'DELETE']) {
      expect(await asEach(method, () => `/account/saved-articles/${article.publicId}`)).toEqual([204])
      expect(await asEach(method, () => '/account/followed/tag/verf')).toEqual([204])
      expect(await asEach('DELETE', () => `/account/sessions/${crypto.randomUUID()}`)).toEqual([204])
      expect(await asEach('DELETE', () => '/account/providers/linkedin')).toEqual([204])
    }
  })

  test('comment, change, report and remove, and are judged', async () => {
    const write = () => ({ text: 'Allemaal tegelijk.', idempotencyKey: crypto.randomUUID() })
    const path = `/account/articles/${article.publicId}/comments`
    expect(await asEach('POST', () => path, write)).toEqual([200])
    const { rows } = await database.query(
      'SELECT id FROM gevel_comments WHERE article_public_id = $1 ORDER BY user_id',
      [article.publicId],
    )
    const ids: number[] = rows.map(({ id }) => id)
    crowd.sort((one, other) => one.user.id - other.user.id)
    const commentOf = (index: number) => `/account/comments/${ids[index % times]}`
    expect(await asEach('PUT', commentOf, () => ({ text: 'Allemaal anders.' }))).toEqual([200])
    expect(
      await burst(
        ids.map((id) => admin.request('PUT', `/admin/site/comments/${id}/judgement`, { state: 'shown', version: 2 })),
      ),
    ).toEqual([200])
    const report = () => ({ reason: 'offensive' })
    expect(await asEach('PUT', (index) => `${commentOf(index + 1)}/report`, report)).toEqual([204])
    expect(await asEach('DELETE', commentOf)).toEqual([204])
  })

  test('change their address and confirm it', async () => {
    const statuses = await asEach(
      'POST',
      () => '/account/email-change',
      () => ({ email: newEmail(), password: demoPassword }),
    )
    expect(statuses).toEqual([200])
    const { rows } = await database.query('SELECT user_id, id FROM gevel_email_changes WHERE user_id = ANY ($1)', [
      crowd.map(({ user }) => user.id),
    ])
    for (const kind of ['email-old', 'email-new'] as const) {
      const codes: string[] = []
      for (const { user_id, id } of rows) codes.push(await storeCode(database, kind, user_id, id))
      const confirm = (code: string) => ask({}, 'POST', '/account/email-change/confirm', { code })
      expect(await burst(codes.map(confirm))).toEqual([200])
    }
    expect(await asEach('DELETE', () => '/account/email-change')).toEqual([204])
  })

  test('delete their account and undo it', async () => {
    expect(
      await asEach(
        'POST',
        () => '/account/deletion',
        () => ({ password: demoPassword }),
      ),
    ).toEqual([200])
    expect(await asEach('DELETE', () => '/account/deletion')).toEqual([200])
  })

  test('forget, reset and change their password', async () => {
    expect(await each(({ email }) => ask({}, 'POST', '/auth/forgot-password', { email }))).toEqual([200])
    const change = () => ({ currentPassword: demoPassword, password })
    expect(await asEach('POST', () => '/auth/change-password', change)).toEqual([200])
    const codes: string[] = []
    for (const { user } of crowd) codes.push(await storeCode(database, 'reset', user.id))
    const reset = (code: string) => ask({}, 'POST', '/auth/reset-password', { code, password })
    expect(await burst(codes.map(reset))).toEqual([200])
  })

  test('write, publish, unpublish and delete articles in the admin', async () => {
    const create = () =>
      untilServed(() =>
        admin.request('POST', '/content-manager/collection-types/api::content.content', articleFields('Tegelijk')),
      )
    const made = await Promise.all(Array.from({ length: times }, create))
    expect(made.map(({ status }) => status)).toEqual(Array(times).fill(201))
    const ids = made.map(({ body }) => (body as { data: StoredDocument }).data.documentId)
    const served = (send: (id: string) => Promise<ApiResponse>) => burst(ids.map((id) => untilServed(() => send(id))))
    expect(await served((id) => admin.update('content', id, articleFields('Tegelijk gewijzigd')))).toEqual([200])
    expect(await served((id) => admin.publish('content', id))).toEqual([200])
    expect(await served((id) => admin.unpublish('content', id))).toEqual([200])
    expect(await served((id) => admin.remove('content', id))).toEqual([200])
  }, 60_000)
})
