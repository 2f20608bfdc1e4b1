import { newsletterWordingVersion } from '@gevel/contract/newsletter-wordings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import { openDatabase } from './support/database.ts'
import { askAdmin, Newsroom } from './support/editors.ts'
import { codeIn, mailsTo, untilMail } from './support/mails.ts'
import { newEmail, newReader } from './support/registration.ts'
import { orderOf, sendOrder } from './support/subscription-orders.ts'
import { startAlert } from './support/vacancy-alerts.ts'
import { askAs, type Visit } from './support/visitor.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

const confirmSubject = 'Bevestig: de nieuwsbrie'
const preferencesSubject = 'Uw nieuwsbrieven bekijken'
const wordingVersion = newsletterWordingVersion

const subscribe = (email: string, fields: object = {}, visit: Visit = {}) =>
  askAs(visit, 'POST', '/public/newsletter', {
    ...{ email, lists: ['general'], place: 'page', form: '/nieuwsbrief', wordingVersion },
    ...fields,
  })
const confirm = (code: string) => askAs({}, 'POST', '/public/newsletter/confirmation', { code })
const byLink = (code: string) => askAs({}, 'GET', `/public/newsletter/by-link?code=${code}`)
const end = (code: string, fields: object = {}) =>
  askAs({}, 'POST', '/public/newsletter/by-link/end', { code, scope: 'list', oneClick: false, ...fields })
const choose = (code: string, lists: string[]) =>
  askAs({}, 'POST', '/public/newsletter/by-link', { code, lists, wordingVersion })

async function consentsOf(email: string) {
  const { rows } = await database.query(
    `SELECT c.* FROM gevel_mail_consents c JOIN gevel_mail_addresses a ON a.id = c.address_id WHERE a.email = $1 ORDER BY c.id`,
    [email],
  )
  return rows
}

/** Subscribes an address and confirms it. @returns the code of the mail, and that of its preferences */
async function start(email: string, fields: object = {}): Promise<{ confirmation: string; preferences: string }> {
  const before = (await mailsTo(email)).filter(({ subject }) => subject.startsWith(confirmSubject)).length
  await subscribe(email, fields)
  const confirmation = codeIn(await untilMail(email, confirmSubject, before), '/nieuwsbrief/bevestigen')
  const { body } = await confirm(confirmation)
  return { confirmation, preferences: (body as { code: string }).code }
}

const listsOf = async (code: string) => {
  const { preferences } = (await byLink(code)).body as { preferences: { consents: { list: string }[] } | null }
  return preferences?.consents.map(({ list }) => list)
}

describe('a newsletter', () => {
  test('begins when its address is confirmed by a button, with the proof of what was asked', async () => {
    const email = newEmail()
    const asked = { lists: ['general', 'events'], place: 'strip', form: '/news/12/kraan' }
    expect((await subscribe(email.toUpperCase(), asked)).body).toEqual({ confirm: true })
    const mail = await untilMail(email, confirmSubject)
    const code = codeIn(mail, '/nieuwsbrief/bevestigen')
    const shown = await askAs({}, 'GET', `/public/newsletter/confirmation?code=${code}`)
    expect(shown.body).toEqual({ asked: { email, lists: ['general', 'events'] } })
    expect(await consentsOf(email)).toMatchObject([{ confirmed_at: null }, { confirmed_at: null }])
    expect((await confirm(code)).body).toMatchObject({ email, lists: ['general', 'events'] })
    expect((await confirm(code)).status).toBe(200)
    expect(await consentsOf(email)).toMatchObject([
      {
        ...{ list: 'newsletter-general', form: '/news/12/kraan', source: 'form', wording_version: wordingVersion },
        ...{ wording: expect.stringMatching(/^Gevel\. Elke werkdag.*ter bevestiging/), asked_at: expect.any(Date) },
        ...{ confirmed_at: expect.any(Date), withdrawn_at: null },
      },
      { list: 'newsletter-events', confirmed_at: expect.any(Date) },
    ])
  })

  test('is not begun again by an old link after it was ended', async () => {
    const { confirmation, preferences } = await start(newEmail())
    await end(preferences, { scope: 'all' })
    expect(accountErrorOf(await confirm(confirmation)).code).toBe('invalid-action-code')
    const shown = await askAs({}, 'GET', `/public/newsletter/confirmation?code=${confirmation}`)
    expect(shown.body).toEqual({ asked: null })
    expect(await listsOf(preferences)).toEqual([])
  })

  test('that an address has already is answered alike, and its mail leads to the preferences', async () => {
    const email = newEmail()
    await start(email)
    expect((await subscribe(email)).body).toEqual({ confirm: true })
    const mail = await untilMail(email, preferencesSubject)
    expect(await listsOf(codeIn(mail, '/nieuwsbrief/voorkeuren'))).toEqual(['general'])
    expect(await consentsOf(email)).toHaveLength(1)
  })

  test('that is ticked in an order is confirmed like any other, with that as its source', async () => {
    const email = newEmail()
    const customer = { kind: 'person' as const, name: 'Sanne de Wit', email }
    const order = { ...(await orderOf(database, { customer })), newsletters: ['general'] }
    expect((await sendOrder(order)).status).toBe(200)
    await untilMail(email, confirmSubject)
    expect(await consentsOf(email)).toMatchObject([
      {
        ...{ list: 'newsletter-general', source: 'order', form: '/abonneren', confirmed_at: null },
        wording: expect.stringContaining('Ja, mail mij ook de nieuwsbrief.'),
      },
    ])
  })

  test('of the address of a logged-in reader needs no mail, and the account changes it', async () => {
    const { jwt, user } = await newReader()
    expect((await subscribe(user.email, {}, { jwt })).body).toEqual({ confirm: false })
    expect((await subscribe(newEmail(), {}, { jwt })).body).toEqual({ confirm: true })
    const own = () => askAs({ jwt }, 'GET', '/account/newsletter')
    expect((await own()).body).toEqual({ lists: ['general'] })
    const changed = { lists: ['pro', 'vacancies'], wordingVersion }
    expect((await askAs({ jwt }, 'PUT', '/account/newsletter', changed)).status).toBe(204)
    expect((await own()).body).toEqual({ lists: ['pro', 'vacancies'] })
    expect(await consentsOf(user.email)).toMatchObject([
      { list: 'newsletter-general', withdrawn_by: 'account' },
      { list: 'newsletter-pro', source: 'account', form: '/account' },
      { list: 'newsletter-vacancies', source: 'account' },
    ])
  })
})

describe('the preferences of an address', () => {
  test('show what it gets, and change it without a mail', async () => {
    const email = newEmail()
    const { preferences } = await start(email, { lists: ['general', 'pro'] })
    expect((await byLink(preferences)).body).toMatchObject({
      preferences: { email, list: null, consents: [{ list: 'general', form: '/nieuwsbrief', source: 'form' }, {}] },
    })
    await choose(preferences, ['pro', 'events'])
    await choose(preferences, ['pro', 'events'])
    expect((await listsOf(preferences))?.toSorted()).toEqual(['events', 'pro'])
    expect(await consentsOf(email)).toMatchObject([
      { list: 'newsletter-general', withdrawn_by: 'link' },
      { list: 'newsletter-pro', form: '/nieuwsbrief' },
      { list: 'newsletter-events', form: '/nieuwsbrief/voorkeuren', confirmed_at: expect.any(Date) },
    ])
  })

  test('end with everything that was asked for, alerts on vacancies as well, any number of times', async () => {
    const email = newEmail()
    await startAlert(email)
    const { preferences } = await start(email)
    for (const _ of [1, 2]) expect((await end(preferences, { scope: 'all' })).status).toBe(200)
    expect(await consentsOf(email)).toMatchObject([{ withdrawn_by: 'link' }, { withdrawn_by: 'link' }])
  })

  test('are mailed to an address that gets something, and to nobody else', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await start(known)
    for (const email of [unknown, known])
      expect((await askAs({}, 'POST', '/public/newsletter/link', { email })).status).toBe(204)
    await untilMail(known, preferencesSubject)
    expect(await mailsTo(unknown)).toEqual([])
  })

  test('are those of nobody for a wrong code, which changes nothing', async () => {
    for (const code of ['', 'x', 'unsubscribe.1-newsletter-general.zzzzzz.x']) {
      expect((await byLink(code)).body).toEqual({ preferences: null })
      expect((await end(code)).body).toEqual({ preferences: null })
      expect((await choose(code, ['general'])).body).toEqual({ preferences: null })
    }
  })
})

describe('the form', () => {
  test.each([
    [{ lists: [] }, 'lists', 'Kies ten minste één nieuwsbrief.'],
    [{ lists: ['gratis'] }, 'lists.0', 'Kies een nieuwsbrief.'],
    [
      { email: 'jan@gevel.example\r\nBcc: piet@gevel.example' },
      'email',
      'Hier staat een onzichtbaar teken in. Typ de tekst over, zonder te plakken.',
    ],
    [{ email: `${'a'.repeat(10_000)}@gevel.example` }, 'email', 'Vul een geldig e-mailadres in.'],
    [{ wordingVersion: 99 }, 'wordingVersion', 'Herlaad de pagina en verstuur het formulier opnieuw.'],
  ])('refuses %j with a sentence', async (fields, path, message) => {
    expect(fieldErrorsOf(await subscribe(newEmail(), fields))).toMatchObject({ [path]: message })
  })

  test('mails one mailbox a few times a day, whatever is asked and however it is spelled', async () => {
    const email = newEmail()
    const [name, domain] = email.split('@')
    const spelled = ['', '+a', '+b', '+c', '+d'].map((label) => `${name}${label}@${domain}`)
    const answers = await Promise.all(spelled.map((address) => subscribe(address)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429])
  })
})

describe('importing addresses', () => {
  let newsroom: Newsroom
  let token: string
  beforeAll(async () => {
    newsroom = await Newsroom.open()
    token = (await newsroom.createAndLogIn('abonneeservice')).token
  })
  afterAll(() => newsroom.close())

  const proof = 'Ingevuld op papier bij de stand op de vakbeurs van 2026: ja, mail mij de nieuwsbrief.'
  const importing = (addresses: string, fields: object = {}) =>
    askAdmin(
      'POST',
      '/admin/site/newsletter-subscribers/import',
      { list: 'general', addresses, proof, isDryRun: false, ...fields },
      { token },
    )

  test('shows first, stores the proof, and adds nothing a second time', async () => {
    const email = newEmail()
    const file = `\uFEFFE-mailadres;Bevestigd op\r\n${email.toUpperCase()};20-11-2026\r\n${email};21-11-2026\r\n`
    const expected = { added: 1, present: 0, withdrawn: 0, suppressed: 0, repeated: 1, problems: [] }
    expect((await importing(file, { isDryRun: true })).body).toEqual({ data: expected })
    expect(await consentsOf(email)).toEqual([])
    expect((await importing(file)).body).toEqual({ data: expected })
    expect((await importing(file)).body).toEqual({ data: { ...expected, added: 0, present: 1 } })
    expect(await consentsOf(email)).toMatchObject([
      { source: 'import', wording: proof, confirmed_at: new Date('2026-11-20T12:00:00Z'), withdrawn_at: null },
    ])
  })

  test('leaves who unsubscribed and who gets no mail as they are', async () => {
    const [gone, returned] = [newEmail(), newEmail()]
    await end((await start(gone)).preferences, { scope: 'all' })
    await start(returned, { lists: ['pro'] })
    await database.query(
      `UPDATE gevel_mail_addresses SET suppressed_at = now(), suppressed_because = 'bounce' WHERE email = $1`,
      [returned],
    )
    const { body } = await importing(`${gone.toUpperCase()}\n${returned}\n`)
    expect(body).toMatchObject({ data: { added: 0, withdrawn: 1, suppressed: 1 } })
    expect(await consentsOf(gone)).toHaveLength(1)
    expect(await consentsOf(returned)).toHaveLength(1)
  })

  test('refuses a list with a wrong line, without proof, or that is too long, with a sentence', async () => {
    const email = newEmail()
    expect(fieldErrorsOf(await importing(`${email}\ngeen adres`))).toEqual({
      addresses: 'Regel 2: ‘geen adres’ is geen e-mailadres.',
    })
    expect(fieldErrorsOf(await importing(email, { proof: 'ja' })).proof).toMatch(/^Schrijf in een zin/)
    expect((await importing('x'.repeat(10_000_000))).status).toBe(413)
    expect(await consentsOf(email)).toEqual([])
  })

  test('is for who looks after subscribers, and its list downloads with the proof', async () => {
    const email = newEmail()
    await importing(email)
    const file = await askAdmin('GET', `/admin/site/newsletter-subscribers/export?q=${email}`, undefined, { token })
    expect(file.text).toContain(email)
    expect(file.text).toContain('Ingevuld op papier')
    const { token: other } = await newsroom.createAndLogIn('redacteur')
    const path = '/admin/site/newsletter-subscribers'
    expect((await askAdmin('GET', path, undefined, { token: other })).status).toBe(403)
  })
})
