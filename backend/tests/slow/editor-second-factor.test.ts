import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../scripts/demo-accounts.ts'
import type { ApiResponse } from '../support/backend.ts'
import { askAdmin, cookiesOf, Newsroom, tokenIn, tryLogIn } from '../support/editors.ts'
import { codeIn, untilMail } from '../support/mails.ts'
import { type CodeApp, recoveryCodesIn, scan } from '../support/second-factor.ts'

const own = '/admin/site/editors/me/second-factor'

let newsroom: Newsroom
let owner: { id: number; email: string; token: string }
beforeAll(async () => {
  newsroom = await Newsroom.open()
  owner = await newsroom.createAndLogIn('eigenaar')
})
afterAll(async () => {
  await require([])
  await newsroom.close()
})

const codeOf = ({ body }: ApiResponse) => Object(body).error?.details?.code
const require = (roles: unknown) =>
  askAdmin('PUT', '/admin/site/editors/required-roles', { roles }, { token: owner.token })

/** An editor who has set up a second factor; the current code is used, the next one is not. */
async function hireWithFactor(role = 'redacteur') {
  const editor = await newsroom.createAndLogIn(role)
  const call = { token: editor.token }
  const app = scan(await askAdmin('POST', own, { password: demoPassword }, call))
  const recoveryCodes = recoveryCodesIn(await askAdmin('POST', `${own}/confirm`, { code: app.code(0) }, call))
  return { ...editor, app, recoveryCodes }
}

describe('an editor with a second factor', () => {
  test('logs in with password and code, and with neither alone', async () => {
    const { email, app } = await hireWithFactor()
    const attempt = await tryLogIn(email, demoPassword)
    expect([attempt.status, codeOf(attempt), cookiesOf(attempt)]).toEqual([403, 'second-factor-required', ''])
    expect(codeOf(await tryLogIn(email, 'dit is het niet', { code: app.code(1) }))).toBe('invalid-credential')
    expect(codeOf(await tryLogIn(email, demoPassword, { code: '000000' }))).toBe('wrong-second-factor')
    expect(tokenIn(await tryLogIn(email, demoPassword, { code: app.code(1) }))).toBeDefined()
  })

  test('accepts each code once, also concurrently, and none of an earlier step', async () => {
    const { email, app } = await hireWithFactor()
    const code = app.code(1)
    const responses = await Promise.all([1, 2, 3].map(() => tryLogIn(email, demoPassword, { code })))
    expect(responses.filter((response) => tokenIn(response))).toHaveLength(1)
    expect(codeOf(await tryLogIn(email, demoPassword, { code }))).toBe('wrong-second-factor')
    expect(codeOf(await tryLogIn(email, demoPassword, { code: app.code(0) }))).toBe('wrong-second-factor')
  })

  test('accepts each recovery code once, in any spelling', async () => {
    const { email, recoveryCodes } = await hireWithFactor()
    const [first = '', second = ''] = recoveryCodes
    expect(tokenIn(await tryLogIn(email, demoPassword, { code: first }))).toBeDefined()
    expect(codeOf(await tryLogIn(email, demoPassword, { code: first }))).toBe('wrong-second-factor')
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ')} `
    const responses = await Promise.all([1, 2].map(() => tryLogIn(email, demoPassword, { code: typed })))
    expect(responses.filter((response) => tokenIn(response))).toHaveLength(1)
  })

  test('is locked out after five wrong codes, whatever the network', async () => {
    const { email, app } = await hireWithFactor()
    for (let turn = 0; turn < 5; turn++)
      expect(codeOf(await tryLogIn(email, demoPassword, { code: '000000' }))).toBe('wrong-second-factor')
    const refused = await tryLogIn(email, demoPassword, { code: app.code(1) })
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test.each([[['123456']], [{ $ne: '' }], [''], ['x'.repeat(1000)], [123456]])(
    'gets a sentence for the code %j',
    async (code) => {
      const { email } = await hireWithFactor()
      const response = await tryLogIn(email, demoPassword, { code })
      expect([response.status, tokenIn(response)]).toEqual([400, undefined])
    },
  )

  test('gets no session from a password reset, and keeps the factor', async () => {
    const { email } = await hireWithFactor()
    await askAdmin('POST', '/admin/forgot-password', { email })
    const mail = await untilMail(email, 'Stel een nieuw wachtwoord in')
    const body = { resetPasswordToken: codeIn(mail, '/admin/auth/reset-password'), password: 'zeven zware zandzakken' }
    const response = await askAdmin('POST', '/admin/reset-password', body)
    expect([response.status, tokenIn(response), cookiesOf(response)]).toEqual([200, undefined, ''])
    expect(codeOf(await tryLogIn(email, body.password))).toBe('second-factor-required')
  })

  test('turns it off with password and code', async () => {
    const { email, token, app } = await hireWithFactor()
    const off = (body: object) => askAdmin('POST', `${own}/off`, body, { token })
    expect((await off({ password: 'dit is het niet', code: app.code(1) })).status).toBe(400)
    expect((await off({ password: demoPassword, code: '000000' })).status).toBe(400)
    expect((await off({ password: demoPassword })).status).toBe(400)
    expect((await off({ password: demoPassword, code: app.code(1) })).status).toBe(200)
    expect(tokenIn(await tryLogIn(email, demoPassword))).toBeDefined()
    await untilMail(email, 'Inloggen met een code staat uit')
  })

  test('replaces the recovery codes with password and code', async () => {
    const { email, token, app, recoveryCodes } = await hireWithFactor()
    const body = { password: demoPassword, code: app.code(1) }
    const renewed = recoveryCodesIn(await askAdmin('POST', `${own}/recovery-codes`, body, { token }))
    expect(codeOf(await tryLogIn(email, demoPassword, { code: recoveryCodes[0] }))).toBe('wrong-second-factor')
    expect(tokenIn(await tryLogIn(email, demoPassword, { code: renewed[0] }))).toBeDefined()
  })
})

describe('setting up', () => {
  test('requires the password, creates another secret each time, and is active from the first right code', async () => {
    const { email, token } = await newsroom.createAndLogIn('redacteur')
    const begin = (password: string) => askAdmin('POST', own, { password }, { token })
    const confirm = (app: CodeApp) => askAdmin('POST', `${own}/confirm`, { code: app.code(0) }, { token })
    expect((await begin('dit is het niet')).status).toBe(400)
    const first = scan(await begin(demoPassword))
    const second = scan(await begin(demoPassword))
    expect(codeOf(await confirm(first))).toBe('wrong-second-factor')
    expect(tokenIn(await tryLogIn(email, demoPassword))).toBeDefined()
    expect((await confirm(second)).status).toBe(200)
    expect(codeOf(await begin(demoPassword))).toBe('second-factor-on')
    expect(codeOf(await confirm(second))).toBe('second-factor-not-pending')
    expect((await askAdmin('GET', own, undefined, { token })).body).toEqual({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: 10,
    })
  })

  test('stores the secret encrypted and the recovery codes hashed', async () => {
    const { id, recoveryCodes } = await hireWithFactor()
    const { rows } = await newsroom.database.query(
      `SELECT f.secret, encode(c.hash, 'hex') AS hash FROM gevel_editor_factors f
       JOIN gevel_editor_recovery_codes c USING (user_id) WHERE user_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(10)
    expect(rows[0].secret).toMatch(/^v1:[0-9a-f]+:[0-9a-f]+:[0-9a-f]+$/)
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0])
  })
})

describe('a role that requires a second factor', () => {
  test('sets it up at the next log-in, and cannot turn it off', async () => {
    const before = await newsroom.createAndLogIn('advertentiebeheer')
    expect((await require(['advertentiebeheer'])).status).toBe(200)
    // an existing session continues
    expect((await askAdmin('GET', '/admin/users/me', undefined, { token: before.token })).status).toBe(200)
    const attempt = await tryLogIn(before.email, demoPassword)
    expect([attempt.status, codeOf(attempt), cookiesOf(attempt)]).toEqual([403, 'second-factor-set-up', ''])
    const app = scan(attempt)
    const wrong = await tryLogIn(before.email, demoPassword, { code: '000000' })
    expect([codeOf(wrong), tokenIn(wrong)]).toEqual(['wrong-second-factor', undefined])
    const response = await tryLogIn(before.email, demoPassword, { code: app.code(0) })
    const token = tokenIn(response)
    recoveryCodesIn(response)
    const body = { password: demoPassword, code: app.code(1) }
    expect(codeOf(await askAdmin('POST', `${own}/off`, body, { token }))).toBe('second-factor-needed')
  })

  test('gets no session from an invitation', async () => {
    await require(['redacteur'])
    const email = `gast-${crypto.randomUUID()}@redactieproef.example`
    const registrationToken = await newsroom.invite(owner.token, email)
    const userInfo = { firstname: email, password: 'zeven zware zandzakken' }
    const response = await askAdmin('POST', '/admin/register', { registrationToken, userInfo })
    expect([response.status, tokenIn(response), cookiesOf(response)]).toEqual([200, undefined, ''])
    expect(codeOf(await tryLogIn(email, userInfo.password))).toBe('second-factor-set-up')
    await require([])
  })

  test.each([[['bestaat-niet']], ['redacteur'], [null], [Array(101).fill('redacteur')]])(
    'cannot be %j',
    async (roles) => {
      expect((await require(roles)).status).toBe(400)
    },
  )

  test('is set by owners only', async () => {
    const { token } = await newsroom.createAndLogIn('eindredacteur')
    const response = await askAdmin('PUT', '/admin/site/editors/required-roles', { roles: [] }, { token })
    expect(response.status).toBe(403)
  })
})

describe('an owner', () => {
  test('removes the factor of an editor who lost it, which ends the sessions', async () => {
    const { id, email, token } = await hireWithFactor()
    const reset = (of: number) =>
      askAdmin('POST', `/admin/site/editors/${of}/second-factor/reset`, {}, { token: owner.token })
    expect((await reset(id)).status).toBe(200)
    expect((await askAdmin('GET', '/admin/users/me', undefined, { token })).status).toBe(401)
    expect(tokenIn(await tryLogIn(email, demoPassword))).toBeDefined()
    await untilMail(email, 'Inloggen met een code staat uit')
    expect((await reset(owner.id)).status).toBe(400)
    expect((await reset((await hireWithFactor('strapi-super-admin')).id)).status).toBe(403)
    expect((await reset(2_000_000_000)).status).toBe(404)
  })

  test('sees which editors have one', async () => {
    const { id } = await hireWithFactor()
    const { body } = await askAdmin('GET', '/admin/site/editors/security', undefined, { token: owner.token })
    expect(Object(body).editors).toContainEqual(
      expect.objectContaining({ id, hasSecondFactor: true, isRequired: false, sessions: 1 }),
    )
    expect(JSON.stringify(body)).not.toMatch(/secret|password|\$2[aby]/)
  })
})

test('rejects a session without the factor, by whatever route', async () => {
  const { email } = await hireWithFactor()
  for (const path of ['/admin/access-token', '/admin/register-admin', '/admin/register', '/admin/login/local']) {
    const response = await askAdmin('POST', path, { email, password: demoPassword })
    expect([tokenIn(response), cookiesOf(response)], path).toEqual([undefined, ''])
  }
})

test('renews a session with the factor without a code', async () => {
  const { email, app } = await hireWithFactor()
  const renewed = await askAdmin(
    'POST',
    '/admin/access-token',
    {},
    { cookie: cookiesOf(await tryLogIn(email, demoPassword, { code: app.code(1) })) },
  )
  expect(tokenIn(renewed)).toBeDefined()
})
