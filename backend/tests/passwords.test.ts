import { acceptedSchema, logInSchema } from '@gevel/contract/account'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import { openDatabase } from './support/database.ts'
import { codeIn, mailsTo, untilMail } from './support/mails.ts'
import { goodPassword, newEmail, newReader } from './support/registration.ts'
import { askAs, logInAs } from './support/visitor.ts'
import { noticeableHashCost } from './support/with-second-backend.ts'

const otherPassword = 'negen natte stoeptegels'
const subject = 'Stel een nieuw wachtwoord in'

let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

const forgot = (email: string) => askAs({}, 'POST', '/auth/forgot-password', { email })
const reset = (code: string, fields: object = {}) =>
  askAs({}, 'POST', '/auth/reset-password', { code, password: otherPassword, ...fields })
const status = async (jwt: string) => (await askAs({ jwt }, 'GET', '/users/me')).status

async function resetCode(email: string): Promise<string> {
  const before = (await mailsTo(email)).filter((mail) => mail.subject === subject).length
  expect(acceptedSchema.strict().parse((await forgot(email)).body)).toEqual({ ok: true })
  return codeIn(await untilMail(email, subject, before), '/wachtwoord-reset')
}

describe('a forgotten password', () => {
  test('is replaced with the code of the mail, which ends every session and starts one', async () => {
    const { user, jwt, refreshToken } = await newReader()
    const code = await resetCode(user.email.toUpperCase())
    const logIn = logInSchema.strict().parse((await reset(code, { passwordConfirmation: otherPassword })).body)
    expect(logIn.user).toMatchObject({ id: user.id })
    expect([await status(logIn.jwt), await status(jwt)]).toEqual([200, 401])
    expect((await askAs({}, 'POST', '/auth/refresh', { refreshToken })).status).toBe(401)
    await logInAs(user.email, otherPassword)
    await untilMail(user.email, 'Uw wachtwoord is gewijzigd')
  })

  test('of an unknown address gets the same response', async () => {
    const email = newEmail()
    expect((await forgot(email)).text).toBe((await forgot((await newReader()).user.email)).text)
    expect(await mailsTo(email)).toEqual([])
  })

  test('is set once per code, also concurrently', async () => {
    const { user } = await newReader()
    const [first, second] = [await resetCode(user.email), await resetCode(user.email)]
    const responses = await Promise.all([reset(first), reset(first), reset(first)])
    expect(responses.map((response) => response.status).sort()).toEqual([200, 400, 400])
    expect(accountErrorOf(await reset(first)).message).toBe('Deze link is al gebruikt.')
    // the new password has revoked the other link
    expect(accountErrorOf(await reset(second)).code).toBe('invalid-action-code')
  })

  test('can be reset again right after a reset, whatever others requested', async () => {
    const { user } = await newReader()
    const code = await resetCode(user.email)
    const responses = []
    for (let request = 0; request < 5; request += 1) responses.push((await forgot(user.email)).status)
    expect(responses.at(-1)).toBe(429)
    expect((await reset(code)).status).toBe(200)
    expect((await forgot(user.email)).status).toBe(200)
  })

  test('cannot consist of common words', async () => {
    const { jwt, user } = await newReader()
    const [weak, code] = [`${user.name}-2026`, await resetCode(user.email)]
    expect(fieldErrorsOf(await reset(code, { password: weak })).password).toContain('weinig meer dan uw eigen gegevens')
    const change = { currentPassword: goodPassword, password: user.email.slice(0, 60) }
    expect(fieldErrorsOf(await askAs({ jwt }, 'POST', '/auth/change-password', change))).toHaveProperty('password')
    expect((await reset(code)).status).toBe(200)
  })

  test('keeps the code valid when the password is rejected', async () => {
    const { user } = await newReader()
    const code = await resetCode(user.email)
    expect(fieldErrorsOf(await reset(code, { password: 'kort' })).password).toContain('minstens 12')
    expect((await reset(code)).status).toBe(200)
  })

  test('reports an expired code', async () => {
    const { user } = await newReader()
    const code = await resetCode(user.email)
    await database.query('UPDATE gevel_codes SET expires_at = now() WHERE user_id = $1', [user.id])
    expect(accountErrorOf(await reset(code)).code).toBe('expired-action-code')
  })

  test('stores no codes in the database', async () => {
    const { user } = await newReader()
    const code = await resetCode(user.email)
    const { rows } = await database.query('SELECT c::text AS row FROM gevel_codes c WHERE user_id = $1', [user.id])
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('stores only bcrypt hashes of cost 10, or of those of the tests, for readers and editors', async () => {
    await newReader()
    const all = 'SELECT password FROM up_users UNION ALL SELECT password FROM admin_users'
    const { rows } = await database.query<{ password: string | null }>(all)
    for (const { password } of rows) {
      if (password === null) continue
      expect(password).toMatch(/^\$2[aby]\$\d\d\$[./\w]{53}$/)
      // Strapi hashes with 10 what it sets itself
      const costs = [10, noticeableHashCost, Number(process.env.PASSWORD_HASH_COST ?? 10)]
      expect(costs).toContain(Number(password.slice(4, 6)))
    }
  })
})

describe('changing a password', () => {
  const change = (jwt: string, fields: object) => askAs({ jwt }, 'POST', '/auth/change-password', fields)

  test('ends the other sessions, and continues this one with new tokens', async () => {
    const here = await newReader()
    const there = await logInAs(here.user.email, goodPassword)
    const fields = { currentPassword: goodPassword, password: otherPassword, passwordConfirmation: otherPassword }
    const { jwt } = logInSchema.strict().parse((await change(here.jwt, fields)).body)
    expect([await status(jwt), await status(here.jwt), await status(there.jwt)]).toEqual([200, 401, 401])
    await logInAs(here.user.email, otherPassword)
  })

  test('requires the current one', async () => {
    const { jwt, user } = await newReader()
    const response = await change(jwt, { currentPassword: 'dit is het niet', password: otherPassword })
    expect(accountErrorOf(response).code).toBe('wrong-password')
    expect(await status(jwt)).toBe(200)
    await logInAs(user.email, goodPassword)
  })

  test('requires a log-in', async () => {
    const response = await change('', { currentPassword: goodPassword, password: otherPassword })
    expect(accountErrorOf(response).code).toBe('user-token-expired')
  })
})
