import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../scripts/demo-accounts.ts'
import { accountErrorOf, fieldErrorsOf } from '../support/account-errors.ts'
import { askAdmin, cookiesOf, Newsroom, tokenIn, tryLogIn } from '../support/editors.ts'
import { codeIn, linksIn, untilMail } from '../support/mails.ts'

const newPassword = 'zeven zware zandzakken'

let newsroom: Newsroom
let owner: { id: number; email: string; token: string }
beforeAll(async () => {
  newsroom = await Newsroom.open()
  owner = await newsroom.createAndLogIn('eigenaar')
})
afterAll(() => newsroom.close())

const changeMe = (token: string, body: object) => askAdmin('PUT', '/admin/users/me', body, { token })
const meAs = async (token: string) => (await askAdmin('GET', '/admin/users/me', undefined, { token })).status

describe("an editor's own account", () => {
  test('accepts another password only with the current one, and ends the other sessions', async () => {
    const { email, token } = await newsroom.createAndLogIn('redacteur')
    const other = await tryLogIn(email, demoPassword)
    for (const currentPassword of [undefined, 'dit is het niet']) {
      const refused = await changeMe(token, { password: newPassword, currentPassword })
      expect(refused.status).toBe(400)
      expect(Object.keys(fieldErrorsOf(refused))).toEqual([currentPassword ? 'currentPassword' : 'password'])
    }
    expect((await changeMe(token, { password: newPassword, currentPassword: demoPassword })).status).toBe(200)
    expect(await meAs(token)).toBe(200)
    expect(await meAs(tokenIn(other) ?? '')).toBe(401)
    expect((await askAdmin('POST', '/admin/access-token', {}, { cookie: cookiesOf(other) })).status).toBe(401)
    expect((await tryLogIn(email, newPassword)).status).toBe(200)
    await untilMail(email, 'Uw wachtwoord voor de redactie is gewijzigd')
  })

  test('accepts another e-mail address only with the password, and mails the old one', async () => {
    const { email, token } = await newsroom.createAndLogIn('redacteur')
    const changed = `anders-${email}`
    expect(fieldErrorsOf(await changeMe(token, { email: changed }))).toHaveProperty('email')
    const wrong = await changeMe(token, { email: changed, currentPassword: 'dit is het niet' })
    expect(fieldErrorsOf(wrong)).toHaveProperty('currentPassword')
    const taken = await changeMe(token, { email: owner.email, currentPassword: demoPassword })
    expect(fieldErrorsOf(taken)).toHaveProperty('email')
    expect((await changeMe(token, { email: changed, currentPassword: demoPassword })).status).toBe(200)
    expect((await tryLogIn(changed, demoPassword)).status).toBe(200)
    expect((await untilMail(email, 'Uw e-mailadres voor de redactie is gewijzigd')).text).toContain(changed)
  })

  test('accepts the body of the profile screen, which repeats the address', async () => {
    const { email, token } = await newsroom.createAndLogIn('redacteur')
    const firstname = crypto.randomUUID()
    const profile = { email, firstname, lastname: '', username: null, preferedLanguage: 'nl' }
    const { status, body } = await changeMe(token, profile)
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { firstname, email } })
  })

  test('limits guesses at the current password', async () => {
    const { email, token } = await newsroom.createAndLogIn('redacteur')
    const guess = () => changeMe(token, { password: newPassword, currentPassword: 'dit is het niet' })
    for (let turn = 0; turn < 10; turn++) expect((await guess()).status).toBe(400)
    expect((await guess()).headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await tryLogIn(email, demoPassword)).status).toBe(429)
  })
})

/** Ways to set a password, each for another editor. */
const ways: [string, (password: string) => Promise<Awaited<ReturnType<typeof askAdmin>>>][] = [
  [
    'by invitation',
    async (password) => {
      const registrationToken = await newsroom.invite(owner.token)
      return askAdmin('POST', '/admin/register', {
        registrationToken,
        userInfo: { firstname: crypto.randomUUID(), password },
      })
    },
  ],
  [
    'by the link in a mail',
    async (password) => {
      const { email } = await newsroom.createEditor('redacteur')
      await askAdmin('POST', '/admin/forgot-password', { email })
      const mail = await untilMail(email, 'Stel een nieuw wachtwoord in voor de redactie')
      const resetPasswordToken = codeIn(mail, '/admin/auth/reset-password')
      return askAdmin('POST', '/admin/reset-password', { resetPasswordToken, password })
    },
  ],
  [
    'in the own profile',
    async (password) => {
      const { token } = await newsroom.createAndLogIn('redacteur')
      return changeMe(token, { password, currentPassword: demoPassword })
    },
  ],
  [
    'by an owner',
    async (password) => {
      const { id } = await newsroom.createEditor('redacteur')
      return askAdmin('PUT', `/admin/users/${id}`, { password }, { token: owner.token })
    },
  ],
]

describe.each(ways)('a password set %s', (_name, set) => {
  test.each([
    ['short', 'Kort2026'],
    ['longer than 72 bytes', 'Aa1'.repeat(25)],
    ['common', 'Password1234'],
    ['the repeated name of the site', 'gevelgevelgevel'],
  ])('is rejected when it is %s', async (_problem, password) => {
    const response = await set(password)
    expect(response.status).toBe(400)
    expect(Object.keys(fieldErrorsOf(response))).toEqual([expect.stringMatching(/(^|\.)password$/)])
  })

  test('may be a sentence without capitals and digits', async () => {
    expect((await set(newPassword)).status).toBe(200)
  })
})

describe('an invitation', () => {
  test('comes by mail with a link to the admin, works once, and starts no session', async () => {
    const email = `uitgenodigd-${crypto.randomUUID()}@redactieproef.example`
    const registrationToken = await newsroom.invite(owner.token, email)
    const mail = await untilMail(email, 'Uitnodiging voor de redactie')
    const link = linksIn(mail).find(({ pathname }) => pathname === '/admin/auth/register')
    expect(link?.searchParams.get('registrationToken')).toBe(registrationToken)
    const userInfo = { firstname: crypto.randomUUID(), password: newPassword }
    const accept = () => askAdmin('POST', '/admin/register', { registrationToken, userInfo })
    const responses = await Promise.all([accept(), accept()])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
    for (const response of responses) expect(tokenIn(response) ?? cookiesOf(response)).toBe('')
    expect((await tryLogIn(email, newPassword)).status).toBe(200)
  })

  test('works for seven days, and is replaced by a new one from the owner', async () => {
    const email = `uitgenodigd-${crypto.randomUUID()}@redactieproef.example`
    const first = await newsroom.invite(owner.token, email)
    const look = (code: string) => askAdmin('GET', `/admin/registration-info?registrationToken=${code}`)
    const accept = (registrationToken: string) =>
      askAdmin('POST', '/admin/register', {
        registrationToken,
        userInfo: { firstname: crypto.randomUUID(), password: newPassword },
      })
    const age = (interval: string) =>
      newsroom.database.query('UPDATE admin_users SET updated_at = updated_at - $1::interval WHERE email = $2', [
        interval,
        email,
      ])
    await age('6 days 23 hours')
    expect((await look(first)).body).toMatchObject({ data: { email } })
    await age('2 hours')
    for (const ask of [look, accept])
      expect(accountErrorOf(await ask(first))).toMatchObject({
        code: 'expired-action-code',
        message: 'Deze uitnodiging is verlopen. Vraag de eigenaar van de site om een nieuwe.',
      })
    const inList = async () => {
      const { body } = await askAdmin('GET', '/admin/site/editors/security', undefined, { token: owner.token })
      const { editors } = body as { editors: { id: number; email: string; invitation: string }[] }
      return editors.find((editor) => editor.email === email) ?? { id: 0, invitation: 'none' }
    }
    const { id, invitation } = await inList()
    expect(invitation).toBe('expired')
    const inviteAgain = () => askAdmin('POST', `/admin/site/editors/${id}/invitation`, {}, { token: owner.token })
    expect((await inviteAgain()).status).toBe(200)
    const mail = await untilMail(email, 'Uitnodiging voor de redactie', 1)
    expect(mail.text).toContain('7 dagen')
    const link = linksIn(mail).find(({ pathname }) => pathname === '/admin/auth/register')
    const second = link?.searchParams.get('registrationToken') ?? ''
    expect(accountErrorOf(await look(first)).code).toBe('invalid-action-code')
    expect((await inList()).invitation).toBe('open')
    expect((await accept(second)).status).toBe(200)
    expect((await tryLogIn(email, newPassword)).status).toBe(200)
    expect((await inviteAgain()).status).toBe(400)
  })

  test('can only be renewed by user managers', async () => {
    const { id, token } = await newsroom.createAndLogIn('eindredacteur')
    expect((await askAdmin('POST', `/admin/site/editors/${id}/invitation`, {}, { token })).status).toBe(403)
  })

  test.each(['', 'geraden', null, { $ne: '' }])('with the code %j is rejected', async (registrationToken) => {
    const userInfo = { firstname: crypto.randomUUID(), password: newPassword }
    expect((await askAdmin('POST', '/admin/register', { registrationToken, userInfo })).status).toBe(400)
  })
})

describe('a link to reset a password', () => {
  test('works once, for two hours, starts no session and ends the existing ones', async () => {
    const { id, email, token } = await newsroom.createAndLogIn('redacteur')
    const ask = async (after: number) => {
      await askAdmin('POST', '/admin/forgot-password', { email })
      return codeIn(await untilMail(email, 'Stel een nieuw wachtwoord in voor', after), '/admin/auth/reset-password')
    }
    const reset = (resetPasswordToken: unknown) =>
      askAdmin('POST', '/admin/reset-password', { resetPasswordToken, password: newPassword })
    const first = await ask(0)
    await newsroom.database.query(`UPDATE admin_users SET reset_password_token_expires_at = now() - interval '1 day'`)
    expect(accountErrorOf(await reset(first)).code).toBe('expired-action-code')
    const second = await ask(1)
    expect(accountErrorOf(await reset(first)).code).toBe('invalid-action-code')
    const response = await reset(second)
    expect(response.status).toBe(200)
    expect(tokenIn(response) ?? cookiesOf(response)).toBe('')
    expect((await reset(second)).status).toBe(400)
    expect(await meAs(token)).toBe(401)
    const { rows } = await newsroom.database.query('SELECT reset_password_token FROM admin_users WHERE id = $1', [id])
    expect(rows).toEqual([{ reset_password_token: null }])
  })

  test.each(['', 'geraden', null, { $ne: null }])('with the code %j is rejected', async (resetPasswordToken) => {
    const response = await askAdmin('POST', '/admin/reset-password', { resetPasswordToken, password: newPassword })
    expect(response.status).toBe(400)
  })
})

describe('managing users', () => {
  test.each(['redacteur', 'eindredacteur', 'advertentiebeheer'])('is closed to the role %s', async (role) => {
    const { token } = await newsroom.createAndLogIn(role)
    const { id, email } = await newsroom.createEditor('redacteur')
    for (const body of [{ email: `x-${email}` }, { roles: [1] }, { password: newPassword }, { isActive: false }])
      expect((await askAdmin('PUT', `/admin/users/${id}`, body, { token })).status).toBe(403)
    expect((await askAdmin('GET', '/admin/site/editors/security', undefined, { token })).status).toBe(403)
  })

  test("requires the current password for an owner's own account", async () => {
    for (const body of [{ email: `x-${owner.email}` }, { password: newPassword }]) {
      const response = await askAdmin('PUT', `/admin/users/${owner.id}`, body, { token: owner.token })
      expect(response.status).toBe(400)
      expect(Object.keys(fieldErrorsOf(response))).toEqual(Object.keys(body))
    }
  })

  test('ends the sessions of an editor whose password an owner sets', async () => {
    const { id, token } = await newsroom.createAndLogIn('redacteur')
    await askAdmin('PUT', `/admin/users/${id}`, { password: newPassword }, { token: owner.token })
    expect(await meAs(token)).toBe(401)
  })
})

test('rejects the first registration once there is an editor', async () => {
  const body = { email: 'eerste@redactieproef.example', firstname: 'Eerste', password: 'Een-heel-lang-wachtwoord-1' }
  const responses = await Promise.all([1, 2, 3].map(() => askAdmin('POST', '/admin/register-admin', body)))
  for (const response of responses) {
    expect(response.status).toBe(400)
    expect(tokenIn(response) ?? cookiesOf(response)).toBe('')
  }
})
