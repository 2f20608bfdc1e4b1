import { once } from 'node:events'
import { request } from 'node:http'
import { acceptedSchema, confirmationSchema, logInSchema, registrationSchema } from '@gevel/contract/account'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '../../scripts/demo-accounts.ts'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import { codeIn, linksIn, mailsTo, untilMail } from './support/mails.ts'
import { goodPassword, newEmail, newReader, registrationFields } from './support/registration.ts'
import { askAs, emailOf, logInAs } from './support/visitor.ts'

const activation = 'Bevestig uw e-mailadres'
const register = (fields: object, backend?: string) => askAs({ backend }, 'POST', '/auth/local/register', fields)
const confirm = (code: string, jwt?: string) => askAs({ jwt }, 'POST', '/account/confirm', { code })

async function registerAs(email: string, fields: object = {}): Promise<{ jwt: string; code: string }> {
  const before = (await mailsTo(email)).length
  const { jwt } = registrationSchema.strict().parse((await register(registrationFields(email, fields))).body)
  return { jwt, code: codeIn(await untilMail(email, activation, before), '/account-activeren') }
}

test('limits registrations by mailbox, whatever label the address has', async () => {
  const [name] = newEmail().split('@')
  const statuses = []
  for (let label = 0; label < 6; label++)
    statuses.push((await register(registrationFields(`${name}+${label}@lezer.example`))).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

describe('registering', () => {
  test('waits for the mail, and logs in the browser that registered', async () => {
    const email = newEmail()
    const { jwt, code } = await registerAs(email, { company: 'De Wit Bouw', email: ` ${email.toUpperCase()} ` })
    const early = await askAs({}, 'POST', '/auth/local', { identifier: email, password: goodPassword })
    expect(accountErrorOf(early).code).toBe('invalid-credential')

    const { logIn } = confirmationSchema.strict().parse((await confirm(code, jwt)).body)
    expect(logIn?.user).toMatchObject({
      ...{ email, username: email, name: 'Sanne de Wit', company: 'De Wit Bouw', edition: 'pro', hasPassword: true },
    })
    const consentedAt = Date.parse(logIn?.user.consentedAt ?? '')
    expect(Math.abs(Date.now() - consentedAt)).toBeLessThan(60_000)
    expect((await askAs({ jwt: logIn?.jwt }, 'GET', '/users/me')).status).toBe(200)
    await untilMail(email, 'Welkom')
    expect((await logInAs(email, goodPassword)).user.email).toBe(email)
  })

  test('gives no access with its bearer token', async () => {
    const { jwt } = await registerAs(newEmail())
    for (const path of ['/users/me', '/account', '/account/export', '/account/sessions']) {
      expect(accountErrorOf(await askAs({ jwt }, 'GET', path)).code, path).toBe('user-token-expired')
    }
  })

  test('creates the account when confirmed in another browser, without a log-in there', async () => {
    const email = newEmail()
    const { code } = await registerAs(email)
    const { jwt: foreign } = await registerAs(newEmail())
    expect(confirmationSchema.parse((await confirm(code, foreign)).body).logIn).toBeNull()
    expect((await logInAs(email, goodPassword)).user.email).toBe(email)
  })

  test('gets the same response for an address with an account, and mails its owner', async () => {
    const known = await newReader()
    const unknown = newEmail()
    const [of, ofNobody] = [
      await register(registrationFields(known.user.email)),
      await register(registrationFields(unknown)),
    ]
    expect([of.status, Object.keys(registrationSchema.parse(of.body))]).toEqual([
      ofNobody.status,
      Object.keys(registrationSchema.parse(ofNobody.body)),
    ])
    const mail = await untilMail(known.user.email, 'U hebt al een account')
    expect(linksIn(mail).map(({ pathname }) => pathname)).toContain('/inloggen')
    expect((await logInAs(known.user.email, goodPassword)).user.id).toBe(known.user.id)
  })

  test('twice with one address creates one account, of the first to confirm', async () => {
    const email = newEmail()
    const other = await registerAs(email, { password: 'een heel ander wachtwoord' })
    const mine = await registerAs(email)
    expect((await confirm(mine.code, mine.jwt)).status).toBe(200)
    expect((await confirm(other.code, other.jwt)).status).toBe(400)
    expect((await logInAs(email, goodPassword)).user.email).toBe(email)
  })

  test('creates one account when both are confirmed at once', async () => {
    const email = newEmail()
    const [one, two] = [await registerAs(email), await registerAs(email)]
    const responses = await Promise.all([confirm(one.code), confirm(two.code)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

test.each(['Verfgroothandel Jansen/De Boer', 'Van Dam (Oost) [bv] www.vandam.example', '<Hout> & {Co}\\Zn'])(
  'accepts the company name %s',
  async (company) => {
    const { jwt, code } = await registerAs(newEmail(), { company, name: 'Sanne (inkoop)' })
    const { logIn } = confirmationSchema.parse((await confirm(code, jwt)).body)
    expect(logIn?.user).toMatchObject({ company, name: 'Sanne (inkoop)' })
    const fields = { name: 'Sanne', company: `${company}/Zuid`, edition: 'pro' }
    expect((await askAs({ jwt: logIn?.jwt }, 'PUT', '/account/profile', fields)).body).toMatchObject(fields)
  },
)

describe('a code', () => {
  test('works once, also concurrently', async () => {
    const { jwt, code } = await registerAs(newEmail())
    const responses = await Promise.all([1, 2, 3, 4].map(() => confirm(code, jwt)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    const again = await confirm(code, jwt)
    expect(accountErrorOf(again)).toMatchObject({ code: 'invalid-action-code', message: 'Deze link is al gebruikt.' })
  })

  test.each(['', 'x', 'A'.repeat(43)])('rejects %s', async (code) => {
    expect(accountErrorOf(await confirm(code)).code).toBe('invalid-action-code')
  })

  test('of a registration sets no password, and vice versa', async () => {
    const { code } = await registerAs(newEmail())
    const reset = await askAs({}, 'POST', '/auth/reset-password', { code, password: goodPassword })
    expect(accountErrorOf(reset).code).toBe('invalid-action-code')
    expect((await confirm(code)).status).toBe(200)
  })
})

describe('sending the mail again', () => {
  test('requires an address or the bearer token of a registration', async () => {
    const again = (jwt: string | undefined, body: object) =>
      askAs({ jwt }, 'POST', '/auth/send-email-confirmation', body)
    for (const body of [{}, { email: undefined }])
      expect(fieldErrorsOf(await again(undefined, body))).toHaveProperty('email')
    const { jwt: ofReader } = await newReader()
    for (const jwt of ['x.y.z', ofReader])
      for (const body of [{}, { email: newEmail() }]) {
        const response = await again(jwt, body)
        expect([response.status, accountErrorOf(response).code]).toEqual([401, 'user-token-expired'])
      }
  })

  const again = (body: object, jwt?: string) => askAs({ jwt }, 'POST', '/auth/send-email-confirmation', body)

  test('by the token or by its address sends another link, and both work', async () => {
    const email = newEmail()
    const { jwt, code } = await registerAs(email)
    for (const [count, ask] of [() => again({}, jwt), () => again({ email })].entries()) {
      expect(acceptedSchema.strict().parse((await ask()).body)).toEqual({ ok: true })
      await untilMail(email, activation, count + 1)
    }
    expect((await confirm(code, jwt)).status).toBe(200)
  })

  test('for an unknown address gets the same response and sends nothing', async () => {
    const email = newEmail()
    expect((await again({ email })).body).toEqual({ ok: true })
    const known = newEmail()
    await registerAs(known)
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('invalid input gets a message at its field', () => {
  test.each([
    ['name', { name: '' }, 'Naam is verplicht.'],
    ['name', { name: undefined }, 'Naam is verplicht.'],
    ['name', { name: 7 }, 'Naam is verplicht.'],
    ['name', { name: '<b>Sanne</b>' }, 'Gebruik geen < > [ ] { } / \\ en geen ‘www.’; ronde haken mogen wel.'],
    ['name', { name: 'Win op https://x.example' }, 'Gebruik geen < >'],
    ['name', { name: 'Win op www.x.example' }, 'Gebruik geen < >'],
    ['name', { name: 'x'.repeat(1_000_000) }, 'Dit mag hoogstens 80 tekens zijn.'],
    ['name', { name: 'Sanne\0' }, 'Hier staat een onzichtbaar teken in.'],
    ['name', { name: 'Sanne\r\nBcc: x@y.example' }, 'Hier staat een onzichtbaar teken in.'],
    ['name', { name: '\u200b\u200d\u2060' }, 'Hier staat een onzichtbaar teken in.'],
    ['name', { name: '\u3164\u2800' }, 'Hier staat een onzichtbaar teken in.'],
    ['name', { name: 'Sanne \u202etiW ed' }, 'Hier staat een onzichtbaar teken in.'],
    ['name', { name: '\ud83d' }, 'Hier staat een onzichtbaar teken in.'],
    ['name', { name: '--- 123 ---' }, 'Vul een naam met letters in.'],
    ['name', { name: `S${'\u0336\u0337\u0338\u0339'}anne` }, 'Schrijf uw naam met gewone letters.'],
    ['name', { name: '\u0280\u1d07\u1d05\u1d00\u1d04\u1d1b\u026a\u1d07' }, 'Schrijf uw naam met gewone letters.'],
    ['name', { name: 'Marit Hoekstra' }, 'Deze naam is van de redactie of van deze site'],
    ['name', { name: 'M\u0430rit H\u043eekstra' }, 'Deze naam is van de redactie of van deze site'],
    ['name', { name: '\uff32edactie' }, 'Deze naam is van de redactie of van deze site'],
    ['name', { name: 'Reinier Redactie' }, 'Deze naam is van de redactie of van deze site'],
    ['name', { name: 'GeveI Pro' }, 'Deze naam is van de redactie of van deze site'],
    ['password', { password: 'gevelgevelgevel' }, 'Dit wachtwoord herhaalt steeds hetzelfde.'],
    ['password', { password: 'SanneDeWit-2026' }, 'Dit wachtwoord is weinig meer dan uw eigen gegevens'],
    ['password', { password: 'Gevel Pro Gevel' }, 'Dit wachtwoord is weinig meer dan uw eigen gegevens'],
    ['email', { email: 'geen adres' }, 'Vul een geldig e-mailadres in.'],
    ['email', { email: 'a@b.example, c@d.example' }, 'Vul een geldig e-mailadres in.'],
    ['email', { email: `${'x'.repeat(300)}@b.example` }, 'Vul een geldig e-mailadres in.'],
    ['email', { email: { $ne: '' } }, 'E-mailadres is verplicht.'],
    ['email', { email: '' }, 'E-mailadres is verplicht.'],
    ['password', { password: '' }, 'Wachtwoord is verplicht.'],
    ['password', { password: 'te kort' }, 'Kies een wachtwoord van minstens 12 tekens.'],
    ['password', { password: 'Wachtwoord12' }, 'Dit wachtwoord staat op een lijst'],
    ['password', { password: 'é'.repeat(40) }, 'Dit wachtwoord is te lang'],
    ['passwordConfirmation', { passwordConfirmation: 'iets anders' }, 'Dit is niet hetzelfde wachtwoord.'],
    ['company', { company: 'y'.repeat(121) }, 'Dit mag hoogstens 120 tekens zijn.'],
    ['company', { company: 'De Wit\r\nBouw' }, 'Hier staat een onzichtbaar teken in.'],
    ['edition', { edition: 'zondag' }, 'Een editie is verplicht.'],
    ['consent', { consent: false }, 'Akkoord met de gebruiksvoorwaarden is verplicht.'],
    ['consent', { consent: undefined }, 'Akkoord met de gebruiksvoorwaarden is verplicht.'],
  ])('%s', async (field, fields, message) => {
    const response = await register(registrationFields(newEmail(), fields))
    expect(response.status).toBe(400)
    expect(fieldErrorsOf(response)[field]).toContain(message)
  })

  test('for all fields of an empty form', async () => {
    const problems = fieldErrorsOf(await register({}))
    expect(Object.keys(problems).sort()).toEqual(['consent', 'edition', 'email', 'name', 'password'])
  })
})

test.each([
  ['no JSON', '{"name":'],
  ['a body that is not an object', '[]'],
  ['null', 'null'],
  ['10,000 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`a${i}`, i])))],
  ['two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000) })],
  ['a prototype', '{"__proto__":{"consent":true},"constructor":{"prototype":{"consent":true}}}'],
])('rejects %s without a server error', async (_name, body) => {
  for (const path of ['/auth/local', '/auth/local/register', '/auth/forgot-password', '/auth/refresh']) {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${process.env.BACKEND_URL}${path}`, { method: 'POST', headers, body })
    expect([400, 413], path).toContain(response.status)
    expect(await response.text()).not.toMatch(/node_modules|at .*:\d+:\d+/)
  }
})

test('ignores fields that a registration does not have', async () => {
  const email = newEmail()
  const more = {
    role: 3,
    blocked: false,
    confirmed: true,
    id: 1,
    username: 'eigenaar',
    provider: 'google',
    deletionAt: null,
  }
  const { jwt, code } = await registerAs(email, more)
  const { logIn } = confirmationSchema.parse((await confirm(code, jwt)).body)
  expect(logIn?.user).toMatchObject({ username: email })
  const me = await askAs({ jwt: logIn?.jwt }, 'GET', '/users/me?populate=role')
  expect(me.body).toMatchObject({ role: { type: 'authenticated' } })
})

test('links to the site in a mail, whatever host a request names', async () => {
  const email = newEmail()
  const outgoing = request(`${process.env.BACKEND_URL}/auth/local/register`, {
    method: 'POST',
    headers: {
      host: 'evil.example',
      'content-type': 'application/json',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    },
  }).end(JSON.stringify(registrationFields(email)))
  const [{ statusCode }] = await once(outgoing, 'response')
  expect(statusCode).toBe(200)
  const mail = await untilMail(email, activation)
  expect(`${mail.html}${mail.text}`).not.toContain('evil.example')
  for (const { origin } of linksIn(mail)) expect(origin).toBe(new URL(process.env.SITE_URL ?? '').origin)
})

test('escapes a name in the HTML of a mail', async () => {
  const email = newEmail()
  await registerAs(email, { name: `Sanne & "Zonen" 'x'` })
  const mail = await untilMail(email, activation)
  expect(mail.html).toMatch(/Sanne &amp; /)
})

test('logs in with the demo accounts', async () => {
  const response = await askAs({}, 'POST', '/auth/local', { identifier: emailOf('subscriber'), password: demoPassword })
  expect(logInSchema.parse(response.body).user.name).toBe('Abel Abonnee')
})
