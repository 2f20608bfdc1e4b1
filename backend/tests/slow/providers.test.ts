import { accountOverviewSchema, connectionSchema, logInSchema, providerSchema } from '@gevel/contract/account'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { unverifiedPrefix } from '../../../scripts/checks/provider-clients.ts'
import { accountErrorOf } from '../support/account-errors.ts'
import { codeIn, mailsTo, untilMail } from '../support/mails.ts'
import { accessTokenOf, redirectUri, visitProvider } from '../support/provider.ts'
import { goodPassword, newEmail, newReader } from '../support/registration.ts'
import { askAs, headersOf } from '../support/visitor.ts'

const newUnverifiedEmail = () => `${unverifiedPrefix}-${newEmail()}`

/** What the website sends to the backend after the browser returns from the provider. */
async function goAndReturn(email: string, query = '', jwt = '') {
  const headers = headersOf({ jwt })
  const started = await fetch(`${process.env.BACKEND_URL}/connect/oidc${query}`, { redirect: 'manual', headers })
  expect(started.status).toBe(302)
  const cookie = started.headers.getSetCookie()[0] ?? ''
  expect(cookie).toMatch(/; Path=\/auth\/connect; HttpOnly; SameSite=Lax; Max-Age=600/)
  const address = started.headers.get('location') ?? ''
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    ...{ code_challenge_method: 'S256', redirect_uri: redirectUri, state: expect.any(String) },
  })
  const back = await visitProvider(address, email)
  expect(back.href.startsWith(redirectUri)).toBe(true)
  return { ...Object.fromEntries(back.searchParams), browser: /=([^;]+)/.exec(cookie)?.[1] ?? '' }
}

const end = (returned: object) => askAs({}, 'POST', '/connect/oidc/callback', returned)
const connect = async (email: string, query = '', jwt = '') => end(await goAndReturn(email, query, jwt))

test('lists only the configured providers, and rejects others', async () => {
  const listed = await askAs({}, 'GET', '/auth/providers')
  expect(z.object({ data: z.array(providerSchema.strict()) }).parse(listed.body).data).toEqual([
    { name: 'oidc', label: 'Proef-inlog' },
  ])
  for (const name of ['google', 'github', 'local', '__proto__']) {
    const response = await askAs({}, 'GET', `/connect/${name}`)
    expect(accountErrorOf(response).code, name).toBe('operation-not-allowed')
  }
})

describe('logging in by a provider', () => {
  test('creates an account with consent, and finds it again', async () => {
    const email = newEmail()
    const without = await connect(email)
    expect(without.text).toContain('"reason":"consent"')
    const made = logInSchema.strict().parse((await connect(email, '?consent=true&edition=pro')).body)
    expect(made.user).toMatchObject({ email, name: 'Pia Provider', edition: 'pro', hasPassword: false })
    expect(made.user.consentedAt).not.toBeNull()
    const again = logInSchema.parse((await connect(email)).body)
    expect(again.user.id).toBe(made.user.id)
    expect((await askAs({ jwt: again.jwt }, 'GET', '/users/me')).status).toBe(200)
  })

  test('with a verified address finds the account of that address', async () => {
    const { user, jwt } = await newReader()
    expect(logInSchema.parse((await connect(user.email.toUpperCase())).body).user.id).toBe(user.id)
    const overview = accountOverviewSchema.parse((await askAs({ jwt }, 'GET', '/account')).body)
    expect(overview.providers).toEqual(['oidc'])
  })

  test('with an unverified address waits for a mail, whether it has an account or not', async () => {
    const { user } = await newReader(newUnverifiedEmail())
    const email = newUnverifiedEmail()
    const responses = [await connect(user.email, '?consent=true'), await connect(email, '?consent=true')]
    for (const { body, status } of responses) {
      expect(status).toBe(200)
      expect(connectionSchema.parse(body)).toEqual({ pending: true, jwt: expect.any(String) })
    }
    await untilMail(user.email, 'U hebt al een account')
    expect((await mailsTo(user.email)).filter(({ subject }) => subject.startsWith('Bevestig'))).toHaveLength(1)
    const code = codeIn(await untilMail(email, 'Bevestig uw e-mailadres'), '/account-activeren')
    expect((await askAs({}, 'POST', '/account/confirm', { code })).status).toBe(200)
    expect(logInSchema.parse((await connect(email)).body).user).toMatchObject({ email, hasPassword: false })
  })

  test('links the account of a logged-in reader, and unlinks it', async () => {
    const { jwt, user } = await newReader()
    const email = newUnverifiedEmail()
    expect(connectionSchema.parse((await connect(email, '', jwt)).body)).toEqual({ linked: 'oidc' })
    expect(logInSchema.parse((await connect(email)).body).user.id).toBe(user.id)
    const other = await newReader()
    expect((await connect(email, '', other.jwt)).text).toContain('"reason":"linked"')
    expect((await askAs({ jwt }, 'DELETE', '/account/providers/oidc')).status).toBe(204)
    expect(accountErrorOf(await connect(email)).code).toBe('operation-not-allowed')
  })

  test('cannot be unlinked while there is no password', async () => {
    const { jwt } = logInSchema.parse((await connect(newEmail(), '?consent=true')).body)
    const response = await askAs({ jwt }, 'DELETE', '/account/providers/oidc')
    expect(accountErrorOf(response).code).toBe('operation-not-allowed')
  })
})

describe('the callback of a provider', () => {
  test('works once', async () => {
    const returned = await goAndReturn(newEmail(), '?consent=true')
    const responses = await Promise.all([end(returned), end(returned)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(accountErrorOf(await end(returned)).code).toBe('expired-action-code')
  })

  test('does not work in another browser', async () => {
    const [mine, other] = [await goAndReturn(newEmail(), '?consent=true'), await goAndReturn(newEmail())]
    expect(accountErrorOf(await end({ ...mine, browser: other.browser })).code).toBe('expired-action-code')
    expect(accountErrorOf(await end({ ...mine, browser: 'x' })).code).toBe('expired-action-code')
    expect(accountErrorOf(await end({ ...mine, state: other.browser })).code).toBe('expired-action-code')
  })

  test('fails with the code of another log-in, whose verifier differs', async () => {
    const mine = await goAndReturn(newEmail(), '?consent=true')
    const other: { code?: string; browser: string } = await goAndReturn(newEmail(), '?consent=true')
    expect(accountErrorOf(await end({ ...mine, code: other.code })).code).toBe('network-request-failed')
  })

  test('fails with another issuer', async () => {
    const mine = await goAndReturn(newEmail(), '?consent=true')
    const response = await end({ ...mine, iss: 'https://evil.example' })
    expect(accountErrorOf(response).code).toBe('network-request-failed')
  })

  test('reports that the reader refused consent', async () => {
    const { browser, state, iss } = z
      .object({ browser: z.string(), state: z.string(), iss: z.string() })
      .parse(await goAndReturn(newEmail()))
    const response = await end({ browser, state, iss, error: 'access_denied' })
    expect(accountErrorOf(response)).toMatchObject({ message: 'Het inloggen bij Proef-inlog is afgebroken.' })
  })
})

describe('an access token of a provider', () => {
  const byToken = (token: string) => askAs({}, 'GET', `/auth/oidc/callback?access_token=${token}`)

  test('is accepted when it was issued to this site', async () => {
    const { user } = await newReader()
    const token = await accessTokenOf(user.email, 'ours')
    expect(logInSchema.strict().parse((await byToken(token)).body).user.id).toBe(user.id)
  })

  test('is rejected when it was issued to another site', async () => {
    const { user } = await newReader()
    const token = await accessTokenOf(user.email, 'other')
    expect(accountErrorOf(await byToken(token)).code).toBe('invalid-credential')
    expect(accountErrorOf(await byToken('x')).code).toBe('invalid-credential')
    expect((await askAs({}, 'GET', '/auth/oidc/callback')).status).toBe(400)
  })
})

test('sets the password of an account without one by mail only', async () => {
  const email = newEmail()
  const { jwt } = logInSchema.parse((await connect(email, '?consent=true')).body)
  const fields = { currentPassword: '', password: goodPassword }
  const changed = await askAs({ jwt }, 'POST', '/auth/change-password', { ...fields, currentPassword: 'x' })
  expect(accountErrorOf(changed).code).toBe('operation-not-allowed')
  const logIn = await askAs({}, 'POST', '/auth/local', { identifier: email, password: 'x' })
  expect(accountErrorOf(logIn).code).toBe('invalid-credential')
  await askAs({}, 'POST', '/auth/forgot-password', { email })
  const code = codeIn(await untilMail(email, 'Stel een nieuw wachtwoord in'), '/wachtwoord-reset')
  const reset = await askAs({}, 'POST', '/auth/reset-password', { code, password: goodPassword })
  expect(logInSchema.parse(reset.body).user.hasPassword).toBe(true)
})
