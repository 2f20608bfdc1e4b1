import { logInSchema } from '@gevel/contract/account'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountErrorOf } from '../backend/tests/support/account-errors.ts'
import { codeIn, mailsTo, untilMail } from '../backend/tests/support/mails.ts'
import { goodPassword, newEmail, newReader } from '../backend/tests/support/registration.ts'
import { askAs, logInAs } from '../backend/tests/support/visitor.ts'
import { EmulatorProxy } from './support/emulator-proxy.ts'
import { change, logInThere, newPerson, resetCodesOf, resetPasswordAtFirebase } from './support/people.ts'

const oldPassword = 'mijn oude wachtwoord'

let proxy: EmulatorProxy
beforeAll(async () => {
  proxy = await EmulatorProxy.open()
})
beforeEach(() => {
  proxy.questions.length = 0
})
afterEach(() => {
  proxy.isOpen = true
})
afterAll(() => proxy.leave())

const logIn = (identifier: string, password: string) => askAs({}, 'POST', '/auth/local', { identifier, password })

describe('a user with an account at Firebase only', () => {
  test('logs in with its password, and has an account here from then on', async () => {
    const email = newEmail()
    await newPerson(email, oldPassword)
    const { user, jwt } = logInSchema.strict().parse((await logIn(email.toUpperCase(), oldPassword)).body)
    expect(user).toMatchObject({ email, name: 'Vera Vroeger', hasPassword: true, consentedAt: null })
    expect((await askAs({ jwt }, 'GET', '/account')).body).toMatchObject({ providers: [] })
    expect((await askAs({ jwt }, 'GET', '/account/export')).body).toMatchObject({ providers: ['firebase'] })
    expect(proxy.requestsTo('accounts:signInWithPassword')).toEqual([
      expect.objectContaining({ key: 'key-of-the-web-app', locale: 'nl' }),
    ])
    proxy.isOpen = false
    expect((await logInAs(email, oldPassword)).user.id).toBe(user.id)
  })

  test('has one account, also when two requests create it', async () => {
    const email = newEmail()
    await newPerson(email, oldPassword)
    const responses = await Promise.all([logIn(email, oldPassword), logIn(email, oldPassword)])
    const ids = responses.map(({ body }) => logInSchema.parse(body).user.id)
    expect(ids[0]).toBe(ids[1])
  })

  test('keeps using a password that breaks our rules, until it is replaced', async () => {
    const email = newEmail()
    await newPerson(email, 'geheim')
    expect((await logInAs(email, 'geheim')).user.hasPassword).toBe(false)
    expect((await logInAs(email, 'geheim')).user.hasPassword).toBe(false)
    await askAs({}, 'POST', '/auth/forgot-password', { email })
    const code = codeIn(await untilMail(email, 'Stel een nieuw wachtwoord in'), '/wachtwoord-reset')
    expect((await askAs({}, 'POST', '/auth/reset-password', { code, password: goodPassword })).status).toBe(200)
    expect(accountErrorOf(await logIn(email, 'geheim')).code).toBe('invalid-credential')
    expect((await logInAs(email, goodPassword)).user.hasPassword).toBe(true)
  })

  test('chooses another password there, which verifies the address too', async () => {
    const email = newEmail()
    await newPerson(email, oldPassword, false)
    expect(accountErrorOf(await logIn(email, oldPassword)).code).toBe('invalid-credential')
    await askAs({}, 'POST', '/auth/forgot-password', { email })
    const [code = ''] = await vi.waitFor(async () => {
      const codes = await resetCodesOf(email)
      expect(codes).toHaveLength(1)
      return codes
    }, 15_000)
    expect(proxy.requestsTo('accounts:sendOobCode')).toEqual([expect.objectContaining({ locale: 'nl' })])
    expect(await mailsTo(email)).toEqual([])
    await resetPasswordAtFirebase(code, goodPassword)
    expect((await logInAs(email, goodPassword)).user.email).toBe(email)
  })
})

describe('an old password', () => {
  test('does not log in to an account whose password was changed here', async () => {
    const email = newEmail()
    await newPerson(email, oldPassword)
    const { jwt } = await logInAs(email, oldPassword)
    const changed = { currentPassword: oldPassword, password: goodPassword }
    expect((await askAs({ jwt }, 'POST', '/auth/change-password', changed)).status).toBe(200)
    expect(accountErrorOf(await logIn(email, oldPassword)).code).toBe('invalid-credential')
    const { idToken } = await logInThere(email, oldPassword)
    const byToken = await askAs({}, 'GET', `/auth/firebase/callback?access_token=${idToken}`)
    expect(accountErrorOf(byToken).code).toBe('invalid-credential')
  })

  test('does not log in to an account whose address was changed here', async () => {
    const email = newEmail()
    const { localId } = await newPerson(email, oldPassword)
    const { jwt } = await logInAs(email, oldPassword)
    const fields = { currentPassword: oldPassword, password: goodPassword }
    const { user } = logInSchema.parse((await askAs({ jwt }, 'POST', '/auth/change-password', fields)).body)
    const elsewhere = newEmail()
    await change(localId, { email: elsewhere, emailVerified: true })
    expect(accountErrorOf(await logIn(elsewhere, oldPassword)).code).toBe('invalid-credential')
    expect((await logInAs(email, goodPassword)).user.id).toBe(user.id)
  })
})

test('rejects an old password by an ID token with an unverified address too', async () => {
  const email = newEmail()
  const { localId } = await newPerson(email, oldPassword)
  const { jwt } = await logInAs(email, oldPassword)
  const fields = { currentPassword: oldPassword, password: goodPassword }
  expect((await askAs({ jwt }, 'POST', '/auth/change-password', fields)).status).toBe(200)
  const elsewhere = newEmail()
  await change(localId, { email: elsewhere, emailVerified: false })
  const { idToken } = await logInThere(elsewhere, oldPassword)
  const byToken = await askAs({}, 'GET', `/auth/firebase/callback?access_token=${idToken}`)
  expect(accountErrorOf(byToken).code).toBe('invalid-credential')
})

describe('nothing reveals which accounts exist', () => {
  /** A user with an account here, one with an account at Firebase, one who is blocked there, and an unknown one. */
  async function four(): Promise<string[]> {
    const [there, blocked] = [newEmail(), newEmail()]
    await newPerson(there, oldPassword)
    await change((await newPerson(blocked, oldPassword)).localId, { disableUser: true })
    return [(await newReader()).user.email, there, blocked, newEmail()]
  }

  test('by the response to a wrong password', async () => {
    const responses = []
    for (const email of await four()) responses.push((await logIn(email, 'dit is het niet, echt')).text)
    expect(new Set(responses).size).toBe(1)
    expect(responses[0]).toContain('invalid-credential')
  })

  test('by a request about one and not about another', async () => {
    const [here = '', ...others] = await four()
    for (const email of [here, ...others]) await logIn(email, 'dit is het niet, echt')
    const bodies = proxy.requestsTo('accounts:signInWithPassword').map(({ body }) => body)
    expect(bodies).toHaveLength(4)
    // Firebase learns nothing about users who are not its own
    expect(bodies.join()).not.toContain(here)
    expect(bodies[0]).not.toContain('dit is het niet')
  })

  test('by the response while Firebase is down', async () => {
    const emails = await four()
    proxy.isOpen = false
    const codes = []
    for (const email of emails) codes.push(accountErrorOf(await logIn(email, 'dit is het niet, echt')).code)
    expect(new Set(codes)).toEqual(new Set(['network-request-failed']))
    expect((await logIn(emails[0] ?? '', goodPassword)).status).toBe(200)
  })

  test('by the response to a forgotten password', async () => {
    const responses = []
    for (const email of await four()) responses.push((await askAs({}, 'POST', '/auth/forgot-password', { email })).text)
    expect(new Set(responses)).toEqual(new Set(['{"ok":true}']))
  })
})
