import { createHmac } from 'node:crypto'
import { type LogIn, logInSchema, meSchema, sessionSchema, tokensSchema } from '@gevel/contract/account'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoPassword } from '../../../scripts/demo-accounts.ts'
import { demoSecrets } from '../../../scripts/demo-secrets.ts'
import { accountErrorOf, fieldErrorsOf } from '../support/account-errors.ts'
import { logIn } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { askAs, emailOf, logInAs } from '../support/visitor.ts'

const email = emailOf('reader')
const me = (jwt: string) => askAs({ jwt }, 'GET', '/users/me')
const refresh = (refreshToken: string, jwt?: string) => askAs({ jwt }, 'POST', '/auth/refresh', { refreshToken })

let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(async () => {
  await database.end()
})

const endAll = () => database.query('DELETE FROM gevel_sessions')
beforeEach(endAll)

describe('logging in', () => {
  test.each([email, email.toUpperCase(), ` ${email} `, 'Lotte Lezer'])('works with %s', async (identifier) => {
    for (const path of ['/auth/local', '/api/auth/local']) {
      const { status, body } = await askAs({}, 'POST', path, { identifier, password: demoPassword })
      expect(status).toBe(200)
      expect(logInSchema.strict().parse(body).user).toMatchObject({ email, name: 'Lotte Lezer' })
    }
  })

  test('gives the same response to a wrong password and an unknown address', async () => {
    const wrong = await askAs({}, 'POST', '/auth/local', { identifier: email, password: 'dit-is-het-niet' })
    const unknown = await askAs({}, 'POST', '/auth/local', { identifier: 'niemand@gevel.example', password: 'x' })
    expect(wrong.text).toBe(unknown.text)
    expect([wrong.status, accountErrorOf(wrong).code]).toEqual([400, 'invalid-credential'])
    await database.query('DELETE FROM gevel_limits')
  })

  test('reports missing input at its field', async () => {
    expect(fieldErrorsOf(await askAs({}, 'POST', '/auth/local', {}))).toEqual({
      identifier: 'E-mailadres is verplicht.',
      password: 'Wachtwoord is verplicht.',
    })
  })

  test('reveals a block with the right password only', async () => {
    await database.query('UPDATE up_users SET blocked = true WHERE email = $1', [email])
    try {
      const right = await askAs({}, 'POST', '/auth/local', { identifier: email, password: demoPassword })
      expect([right.status, accountErrorOf(right).code]).toEqual([403, 'user-disabled'])
      const wrong = await askAs({}, 'POST', '/auth/local', { identifier: email, password: 'dit-is-het-niet' })
      expect(accountErrorOf(wrong).code).toBe('invalid-credential')
    } finally {
      await database.query('UPDATE up_users SET blocked = false WHERE email = $1', [email])
    }
  })
})

describe('GET /users/me', () => {
  test("returns the reader's own account, without private fields", async () => {
    const { jwt } = await logInAs(email, demoPassword)
    const { body, text } = await me(jwt)
    expect(meSchema.strict().parse(body)).toMatchObject({ email, hasPassword: true, deletionAt: null })
    expect(text).not.toMatch(/\$2[aby]\$|resetPasswordToken|confirmationToken|provider/)
  })

  test.each(['populate=role', 'populate[role]=true', 'populate[0]=role', 'populate=*', 'populate[role][populate]=*'])(
    'accepts %s',
    async (query) => {
      const { jwt } = await logInAs(email, demoPassword)
      const { body } = await askAs({ jwt }, 'GET', `/users/me?${query}`)
      expect(meSchema.strict().parse(body).role).toEqual({ type: 'authenticated' })
    },
  )

  test.each(['populate=users', 'populate[password]=true', 'populate=role.users'])('rejects %s', async (query) => {
    const { jwt } = await logInAs(email, demoPassword)
    expect((await askAs({ jwt }, 'GET', `/users/me?${query}`)).status).toBe(400)
  })
})

describe('an invalid bearer token', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = (header: object, claims: object, secret: string) => {
    const text = `${encode(header)}.${encode(claims)}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }

  test('is rejected as such', async () => {
    const { jwt } = await logInAs(email, demoPassword)
    const [head = '', claims = '', signature = ''] = jwt.split('.')
    const stated = z
      .object({ sid: z.string() })
      .loose()
      .parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
    const none = encode({ alg: 'none', typ: 'JWT' })
    const old = { ...stated, exp: Math.floor(Date.now() / 1000) - 1 }
    const bearers = {
      missing: '',
      garbage: 'x.y.z',
      'without a signature': `${none}.${claims}.`,
      'with alg none and a signature': `${none}.${claims}.${signature}`,
      'with another session': `${head}.${encode({ ...stated, sid: crypto.randomUUID() })}.${signature}`,
      'signed by another': signed({ alg: 'HS256' }, stated, 'another-secret-of-enough-length'),
      'that has passed': signed({ alg: 'HS256' }, old, demoSecrets.JWT_SECRET),
      "of Strapi's own kind": signed({ alg: 'HS256' }, { id: 1, exp: 4_000_000_000 }, demoSecrets.JWT_SECRET),
    }
    for (const [name, bearer] of Object.entries(bearers)) {
      const response = await me(bearer)
      expect([response.status, accountErrorOf(response).code], name).toEqual([401, 'user-token-expired'])
    }
    expect((await me(signed({ alg: 'HS256' }, stated, demoSecrets.JWT_SECRET))).status, 'the trick itself').toBe(200)
  })
})

describe('refreshing', () => {
  test('gives new tokens, and the session continues', async () => {
    const first = await logInAs(email, demoPassword)
    const second = tokensSchema.strict().parse((await refresh(first.refreshToken)).body)
    const third = tokensSchema.strict().parse((await refresh(second.refreshToken)).body)
    expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3)
    expect((await me(third.jwt)).status).toBe(200)
  })

  test('with a used token ends the whole session', async () => {
    const first = await logInAs(email, demoPassword)
    const second = tokensSchema.parse((await refresh(first.refreshToken)).body)
    const replayed = await refresh(first.refreshToken)
    expect([replayed.status, accountErrorOf(replayed).code]).toEqual([401, 'user-token-expired'])
    expect((await refresh(second.refreshToken)).status).toBe(401)
    expect((await me(second.jwt)).status).toBe(401)
    expect((await me(first.jwt)).status).toBe(401)
  })

  test('twice at once, each with its bearer token, gives both the same tokens', async () => {
    const { refreshToken, jwt } = await logInAs(email, demoPassword)
    const responses = await Promise.all([1, 2, 3].map(() => refresh(refreshToken, jwt)))
    const tokens = responses.map(({ body }) => tokensSchema.parse(body).refreshToken)
    expect(new Set(tokens).size).toBe(1)
    expect((await refresh(tokens[0] ?? '')).status).toBe(200)
  })

  test('again with its bearer token, but later, ends the session too', async () => {
    const { refreshToken, jwt } = await logInAs(email, demoPassword)
    await refresh(refreshToken, jwt)
    await database.query(`UPDATE gevel_sessions SET rotated_at = now() - interval '11 seconds'`)
    expect((await refresh(refreshToken, jwt)).status).toBe(401)
    expect((await me(jwt)).status).toBe(401)
  })

  test('does not extend a session indefinitely', async () => {
    const { refreshToken } = await logInAs(email, demoPassword)
    await database.query(`UPDATE gevel_sessions SET started_at = now() - interval '364 days'`)
    await refresh(refreshToken)
    const { rows } = await database.query<{ days: number }>(
      'SELECT extract(day FROM expires_at - now())::integer AS days FROM gevel_sessions',
    )
    expect(rows[0]?.days).toBeLessThanOrEqual(1)
  })

  test.each(['', 'x', 'a.b.c', `${crypto.randomUUID()}.0.${'A'.repeat(43)}`])('with %s is rejected', async (token) => {
    expect(accountErrorOf(await refresh(token)).code).toBe('user-token-expired')
  })

  test('depends on a secret that the database does not have', async () => {
    const { refreshToken } = await logInAs(email, demoPassword)
    const { rows } = await database.query<{ row: string }>('SELECT s::text AS row FROM gevel_sessions s')
    expect(rows[0]?.row).not.toContain(refreshToken.split('.')[2])
  })
})

describe('logging out', () => {
  test('ends this session at once and leaves the others', async () => {
    const [here, there] = [await logInAs(email, demoPassword), await logInAs(email, demoPassword)]
    expect((await askAs({ jwt: here.jwt }, 'POST', '/auth/logout')).status).toBe(204)
    expect([(await me(here.jwt)).status, (await refresh(here.refreshToken)).status]).toEqual([401, 401])
    expect((await me(there.jwt)).status).toBe(200)
    expect((await askAs({ jwt: here.jwt }, 'POST', '/auth/logout')).status).toBe(204)
  })

  test('works with the refresh token alone, when the bearer token has expired', async () => {
    const { jwt, refreshToken } = await logInAs(email, demoPassword)
    expect((await askAs({}, 'POST', '/auth/logout', { refreshToken })).status).toBe(204)
    expect((await me(jwt)).status).toBe(401)
  })

  test('everywhere ends them all', async () => {
    const [here, there] = [await logInAs(email, demoPassword), await logInAs(email, demoPassword)]
    expect((await askAs({ jwt: here.jwt }, 'POST', '/auth/logout', { scope: 'all' })).status).toBe(204)
    expect([(await me(here.jwt)).status, (await refresh(there.refreshToken)).status]).toEqual([401, 401])
  })

  test('restores the paywall at once', async () => {
    const admin = await logIn()
    const article = await admin.create('content', articleFields('Slot na uitloggen', { access: 'account' }))
    await admin.publish('content', article.documentId)
    const { jwt } = await logInAs(email, demoPassword)
    const read = async () => (await askAs({ jwt }, 'GET', `/public/contents/${article.publicId}`)).body
    expect(await read()).toMatchObject({ data: { locked: false } })
    await askAs({ jwt }, 'POST', '/auth/logout')
    expect(await read()).toMatchObject({ data: { locked: true } })
    await admin.remove('content', article.documentId)
  })
})

describe('the sessions', () => {
  const listSchema = z.object({ data: z.array(sessionSchema.strict()) })
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'

  test('are listed with their device, and can be ended one by one', async () => {
    const there = await logInAs(email, demoPassword, { agent: windows })
    const { jwt } = await logInAs(email, demoPassword)
    const list = async () => listSchema.parse((await askAs({ jwt }, 'GET', '/account/sessions')).body).data
    const [own, other] = await list()
    expect(own).toMatchObject({ current: true, browser: null })
    expect(other).toMatchObject({ current: false, browser: 'Firefox', system: 'Windows' })
    for (const id of [other?.id, other?.id, 'geen'])
      expect((await askAs({ jwt }, 'DELETE', `/account/sessions/${id}`)).status).toBe(204)
    expect(await list()).toHaveLength(1)
    expect((await me(there.jwt)).status).toBe(401)
  })

  test('cannot be ended by another account', async () => {
    const { jwt } = await logInAs(email, demoPassword)
    const other = await logInAs(emailOf('subscriber'), demoPassword)
    const { rows } = await database.query<{ id: string }>(
      'SELECT s.id FROM gevel_sessions s JOIN up_users u ON u.id = s.user_id WHERE u.email = $1',
      [emailOf('subscriber')],
    )
    await askAs({ jwt }, 'DELETE', `/account/sessions/${rows[0]?.id}`)
    expect((await me(other.jwt)).status).toBe(200)
  })

  test('are not reported in the change stream', async () => {
    const count = async () => (await database.query('SELECT count(*) FROM gevel_changes')).rows[0]
    const before = await count()
    await logInAs(email, demoPassword)
    expect(await count()).toEqual(before)
    expect((await ask('/users/me')).status).toBe(401)
  })
})

test('limits an account to twenty sessions, and ends the least recently used', async () => {
  const first = await logInAs(email, demoPassword)
  const newest = await logInAs(email, demoPassword)
  await database.query(`UPDATE gevel_sessions SET rotated_at = now() - interval '1 day'`)
  await refresh(newest.refreshToken)
  const others: LogIn[] = []
  // more at once look like guessing
  while (others.length < 19)
    others.push(
      ...(await Promise.all([1, 2, 3, 4, 5].slice(0, 19 - others.length).map(() => logInAs(email, demoPassword)))),
    )
  expect((await me(first.jwt)).status).toBe(401)
  for (const { jwt } of [newest, ...others]) expect((await me(jwt)).status).toBe(200)
  const { rows } = await database.query('SELECT count(*)::int FROM gevel_sessions')
  expect(rows[0].count).toBe(20)
})
