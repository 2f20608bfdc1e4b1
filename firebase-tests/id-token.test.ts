import { logInSchema } from '@gevel/contract/account'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf } from '../backend/tests/support/account-errors.ts'
import { newEmail, newReader } from '../backend/tests/support/registration.ts'
import { askAs } from '../backend/tests/support/visitor.ts'
import { EmulatorProxy } from './support/emulator-proxy.ts'
import { change, newPerson, newPersonByGoogle } from './support/people.ts'

let proxy: EmulatorProxy
beforeAll(async () => {
  proxy = await EmulatorProxy.open()
})
afterEach(() => {
  proxy.isOpen = true
})
afterAll(() => proxy.leave())

const byToken = (token: string) => askAs({}, 'GET', `/auth/firebase/callback?access_token=${token}`)

describe('an ID token', () => {
  test('finds the account of its verified address, by a provider of Firebase', async () => {
    const { user } = await newReader()
    const { idToken } = await newPersonByGoogle(user.email)
    expect(logInSchema.strict().parse((await byToken(idToken)).body).user.id).toBe(user.id)
    expect(proxy.requestsTo('accounts:lookup')).toContainEqual(
      expect.objectContaining({ key: 'key-of-the-web-app', locale: 'nl' }),
    )
  })

  test('creates an account on the first log-in, and finds it again', async () => {
    const email = newEmail()
    const { idToken } = await newPerson(email, 'een oud wachtwoord')
    const { user } = logInSchema.parse((await byToken(idToken)).body)
    expect(user).toMatchObject({ email, name: 'Vera Vroeger', hasPassword: false, consentedAt: null })
    expect(logInSchema.parse((await byToken(idToken)).body).user.id).toBe(user.id)
  })

  test('is rejected with an unverified address', async () => {
    const { user } = await newReader()
    for (const email of [user.email, newEmail()]) {
      const { idToken } = await newPerson(email, 'een oud wachtwoord', false)
      expect((await byToken(idToken)).text).toContain('"reason":"consent"')
    }
  })

  test('is rejected when its owner was blocked there, or logged out everywhere', async () => {
    const blocked = await newPerson(newEmail(), 'een oud wachtwoord')
    await change(blocked.localId, { disableUser: true })
    const loggedOut = await newPerson(newEmail(), 'een oud wachtwoord')
    await change(loggedOut.localId, { validSince: String(Math.floor(Date.now() / 1000) + 5) })
    for (const { idToken } of [blocked, loggedOut])
      expect(accountErrorOf(await byToken(idToken)).code).toBe('invalid-credential')
  })

  test('is rejected while Firebase cannot confirm it', async () => {
    const { idToken } = await newPerson(newEmail(), 'een oud wachtwoord')
    proxy.isOpen = false
    expect(accountErrorOf(await byToken(idToken)).code).toBe('invalid-credential')
  })
})

describe('a token that is not for us', () => {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)

  test.each([
    ['of another project', { aud: 'demo-other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/demo-other' }],
    ['that has expired', { iat: now - 7200, exp: now - 3600 }],
    ['without a subject', { sub: '' }],
    ['of a user unknown to Firebase', {}],
  ])('rejects %s', async (_what, claims) => {
    const { localId } = await newPerson(newEmail(), 'een oud wachtwoord')
    const sub = Object.keys(claims).length ? localId : 'unknown'
    const usual = { iss: 'https://securetoken.google.com/demo-gevel', aud: 'demo-gevel', iat: now, exp: now + 3600 }
    const payload = { ...usual, sub, firebase: { sign_in_provider: 'password', identities: {} }, ...claims }
    const token = `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`
    expect(accountErrorOf(await byToken(token)).code).toBe('invalid-credential')
  })

  test.each(['x', 'x.y.z', 'e30.e30.'])('rejects %s as a token', async (token) => {
    expect(accountErrorOf(await byToken(token)).code).toBe('invalid-credential')
    expect((await askAs({}, 'GET', '/auth/firebase/callback')).status).toBe(400)
  })
})
