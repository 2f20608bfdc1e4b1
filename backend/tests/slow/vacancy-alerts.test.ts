import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from '../support/account-errors.ts'
import { openDatabase } from '../support/database.ts'
import { codeIn, mailsTo, untilMail } from '../support/mails.ts'
import { goodPassword, newEmail, newReader } from '../support/registration.ts'
import { runJobs } from '../support/run-jobs.ts'
import {
  allVacancies,
  askAlert,
  digestsTo,
  makeDue,
  makeNew,
  openVacancyIds,
  sendDigests,
  startAlert,
} from '../support/vacancy-alerts.ts'
import { askAs } from '../support/visitor.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

const confirmSubject = 'Bevestig: nieuwe vacatures per mail'
const byLink = (code: string) => askAs({}, 'GET', `/public/vacancy-alerts/by-link?code=${code}`)
const end = (code: string, input: object = {}) =>
  askAs({}, 'POST', '/public/vacancy-alerts/by-link/end', { code, id: null, oneClick: false, ...input })
const confirm = (code: string) => askAs({}, 'POST', '/public/vacancy-alerts/confirmation', { code })
const consentsOf = async (email: string) => {
  const { rows } = await database.query(
    `SELECT c.* FROM gevel_mail_consents c JOIN gevel_mail_addresses a ON a.id = c.address_id WHERE a.email = $1 ORDER BY c.id`,
    [email],
  )
  return rows
}

describe('an alert', () => {
  test('begins when its address is confirmed by a button, with the proof of what was asked', async () => {
    const email = newEmail()
    const search = { ...allVacancies, text: 'gratis horloge', filters: { region: 'oost' } }
    expect((await askAlert(email, { search, rhythm: 'weekly' })).body).toEqual({ confirm: true })
    const mail = await untilMail(email, confirmSubject)
    expect(mail.text).toContain('elke maandagochtend')
    expect(mail.text).toContain('Oost')
    for (const text of [mail.text, mail.html]) expect(text).not.toContain('horloge')
    const code = codeIn(mail, '/vacatures/mail/bevestigen')
    const shown = await askAs({}, 'GET', `/public/vacancy-alerts/confirmation?code=${code}`)
    expect(shown.body).toMatchObject({ alert: { search, rhythm: 'weekly' } })
    expect(await consentsOf(email)).toMatchObject([{ confirmed_at: null, withdrawn_at: null }])
    expect((await confirm(code)).body).toMatchObject({ alert: { search, rhythm: 'weekly' } })
    expect((await confirm(code)).status).toBe(200)
    expect(await consentsOf(email)).toMatchObject([
      {
        ...{ list: 'vacancy-alerts', topic: 'q=gratis+horloge&regio=oost', form: '/vacatures/mail', source: 'form' },
        ...{ wording: expect.stringContaining('Afmelden kan met één klik'), wording_version: 1 },
        confirmed_at: expect.any(Date),
      },
    ])
  })

  test('is one when it is asked for again, and a link changes how often it is mailed', async () => {
    const email = newEmail()
    await startAlert(email)
    await startAlert(email, { rhythm: 'weekly' })
    expect(await consentsOf(email)).toHaveLength(1)
    const { rows } = await database.query(
      `SELECT v.rhythm, extract(isodow FROM v.next_on)::integer AS day FROM gevel_vacancy_alerts v WHERE consent_id = $1`,
      [(await consentsOf(email))[0].id],
    )
    expect(rows).toEqual([{ rhythm: 'weekly', day: 1 }])
  })

  test('of the address of a logged-in reader needs no mail, and is in the account and its download', async () => {
    const { jwt, user } = await newReader()
    expect((await askAlert(user.email, {}, { jwt })).body).toEqual({ confirm: false })
    expect((await askAlert(newEmail(), {}, { jwt })).body).toEqual({ confirm: true })
    const listed = await askAs({ jwt }, 'GET', '/account/vacancy-alerts')
    expect(listed.body).toEqual({ data: [{ id: expect.any(Number), search: allVacancies, rhythm: 'daily' }] })
    const [{ id }] = (listed.body as { data: [{ id: number }] }).data
    expect((await askAs({ jwt }, 'PUT', `/account/vacancy-alerts/${id}`, { rhythm: 'weekly' })).status).toBe(204)
    const other = await newReader()
    await askAlert(other.user.email, {}, { jwt: other.jwt })
    await askAs({ jwt: other.jwt }, 'DELETE', `/account/vacancy-alerts/${id}`)
    expect((await askAs({ jwt }, 'GET', '/account/vacancy-alerts')).body).toMatchObject({
      data: [{ rhythm: 'weekly' }],
    })
    const download = await askAs({ jwt }, 'GET', '/account/export')
    expect(download.body).toMatchObject({
      mailConsents: [{ list: 'vacancy-alerts', source: 'account', withdrawnAt: null, confirmedAt: expect.any(String) }],
    })
    expect((await askAs({ jwt }, 'DELETE', `/account/vacancy-alerts/${id}`)).status).toBe(204)
    expect((await askAs({ jwt }, 'GET', '/account/vacancy-alerts')).body).toEqual({ data: [] })
    expect((await askAs({}, 'GET', '/account/vacancy-alerts')).status).toBe(401)
  })

  test('needs a place that is known, and filters that exist', async () => {
    const inPlace = (place: string) => askAlert(newEmail(), { search: { ...allVacancies, place } })
    expect(fieldErrorsOf(await inPlace('Zwolel'))).toEqual({
      'search.place': 'Wij kennen geen plaats ‘Zwolel’. Bedoelt u Zwolle?',
    })
    expect((await inPlace('Hengelo')).status).toBe(400)
    expect((await inPlace('Hengelo (Gelderland)')).status).toBe(200)
    const wrong = { ...allVacancies, filters: { region: 'maan' } }
    expect((await askAlert(newEmail(), { search: wrong })).status).toBe(400)
    expect((await askAlert('geen adres')).status).toBe(400)
    expect((await askAlert(newEmail(), { wordingVersion: 99 })).status).toBe(400)
  })

  test('sends one mailbox four mails a day to confirm, whoever asks for what', async () => {
    const email = newEmail()
    const asked = []
    for (const region of ['noord', 'oost', 'midden', 'west', 'zuid'])
      asked.push(
        await askAlert(email.replace('@', `+${region}@`), { search: { ...allVacancies, filters: { region } } }),
      )
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
    expect(accountErrorOf(asked[4] as (typeof asked)[number]).code).toBe('too-many-requests')
    expect(await consentsOf(email.replace('@', '+zuid@'))).toEqual([])
  })
})

describe('the digest', () => {
  test('has what is new since the last one, once, with links to end it', async () => {
    const email = newEmail()
    await startAlert(email)
    const [first = 0, second = 0] = await openVacancyIds(database)
    await makeDue(database, email)
    await sendDigests(database)
    expect(await digestsTo(email)).toEqual([])

    await makeNew(database, [first, second])
    await makeDue(database, email)
    await sendDigests(database)
    await sendDigests(database)
    const [digest, ...more] = await digestsTo(email)
    expect(more).toEqual([])
    expect(digest?.subject).toMatch(/^2 nieuwe vacatures: .+ en meer$/)
    for (const id of [first, second])
      for (const text of [digest?.text, digest?.html]) expect(text).toContain(`/vacatures/vacature/${id}/`)
    expect(digest?.text).toContain('Afmelden of wijzigen:\n')

    await makeDue(database, email)
    await sendDigests(database)
    expect(await digestsTo(email)).toHaveLength(1)
  })

  test('of several searches is one mail, with a vacancy of two of them once', async () => {
    const email = newEmail()
    const [west = 0] = await openVacancyIds(database, `region = 'west'`)
    const [oost = 0] = await openVacancyIds(database, `region = 'oost'`)
    for (const region of ['west', 'oost']) await startAlert(email, { search: { ...allVacancies, filters: { region } } })
    await startAlert(email)
    await makeNew(database, [west, oost])
    await makeDue(database, email)
    await sendDigests(database)
    const [digest, ...more] = await digestsTo(email)
    expect(more).toEqual([])
    expect(digest?.subject).toMatch(/^2 nieuwe vacatures/)
    expect(digest?.text.match(/\/vacatures\/vacature\/\d+/g)).toHaveLength(2)
    expect(digest?.text).toContain('West\n----')
  })

  test('leaves out what closed before it was sent, and is not sent when nothing is left', async () => {
    const email = newEmail()
    await startAlert(email)
    const [{ id, address_id }] = await consentsOf(email)
    const [open = 0] = await openVacancyIds(database)
    const { rows } = await database.query('SELECT public_id FROM vacancies WHERE closes_at < now() LIMIT 1')
    const send = async (edition: string, vacancies: number[]) => {
      await database.query(
        `INSERT INTO gevel_mail_deliveries (kind, edition, address_id, content, expires_at)
        VALUES ('vacancy-alerts', $1, $2, $3, now() + interval '1 hour')`,
        [edition, address_id, JSON.stringify({ alerts: [{ id, vacancies }] })],
      )
      await runJobs(database, 'mailing-delivery')
      const stored = await database.query(
        'SELECT state, content FROM gevel_mail_deliveries WHERE address_id = $1 AND edition = $2',
        [address_id, edition],
      )
      return stored.rows[0]
    }
    expect(await send('a', [rows[0].public_id])).toEqual({ state: 'skipped', content: null })
    expect(await send('b', [rows[0].public_id, open])).toEqual({ state: 'sent', content: null })
    const [digest, ...more] = await digestsTo(email)
    expect(more).toEqual([])
    expect(digest?.subject).toMatch(/^Nieuwe vacature: /)
  })

  test('is for its own search: words, filters, distance and edition', async () => {
    const [pro = 0] = await openVacancyIds(database, `edition = 'pro'`)
    const [general = 0] = await openVacancyIds(database, `edition = 'general'`)
    const emails = { pro: newEmail(), nowhere: newEmail(), words: newEmail(), far: newEmail() }
    const { rows } = await database.query('SELECT title, city FROM vacancies WHERE public_id = $1', [pro])
    await startAlert(emails.pro, { search: { ...allVacancies, edition: 'pro' } })
    await startAlert(emails.nowhere, { search: { ...allVacancies, text: 'xylofoonstemmer' } })
    await startAlert(emails.words, { search: { ...allVacancies, text: rows[0].title } })
    await startAlert(emails.far, { search: { ...allVacancies, place: 'Den Burg', within: 10 } })
    await makeNew(database, [pro, general])
    for (const email of Object.values(emails)) await makeDue(database, email)
    await sendDigests(database)
    const found = async (email: string) =>
      (await digestsTo(email)).flatMap(({ text }) => text.match(/vacature\/\d+/g) ?? [])
    expect(await found(emails.pro)).toEqual([`vacature/${pro}`])
    expect(await found(emails.words)).toContain(`vacature/${pro}`)
    expect(await found(emails.nowhere)).toEqual([])
    expect(await found(emails.far)).toEqual([])
  })
})

describe('unsubscribing', () => {
  /** An alert that got a digest. @returns the code of its link to unsubscribe */
  async function mailedAlert(email: string): Promise<string> {
    await startAlert(email)
    const [id = 0] = await openVacancyIds(database)
    await makeNew(database, [id])
    await makeDue(database, email)
    await sendDigests(database)
    return codeIn(await untilMail(email, 'Nieuwe vacature: '), '/nieuwsbrief/voorkeuren')
  }

  test('needs one post and no log-in, stays possible, and ends everything', async () => {
    const email = newEmail()
    const code = await mailedAlert(email)
    expect((await byLink(code)).body).toMatchObject({ data: [{ rhythm: 'daily' }] })
    expect((await byLink(code)).body).toMatchObject({ data: [{ rhythm: 'daily' }] })
    expect((await end(code, { oneClick: true })).body).toEqual({ data: [] })
    expect((await end(code)).body).toEqual({ data: [] })
    expect(await consentsOf(email)).toMatchObject([{ withdrawn_by: 'one-click', withdrawn_at: expect.any(Date) }])
    await makeNew(database, await openVacancyIds(database))
    await makeDue(database, email)
    await sendDigests(database)
    expect(await digestsTo(email)).toHaveLength(1)
  })

  test('is not undone by an old link to confirm; asking again is a new consent', async () => {
    const email = newEmail()
    const old = await startAlert(email)
    const { rows } = await database.query(
      `UPDATE gevel_mail_consents c SET withdrawn_at = now(), withdrawn_by = 'link' FROM gevel_mail_addresses a
      WHERE a.id = c.address_id AND a.email = $1 RETURNING c.id`,
      [email],
    )
    expect(accountErrorOf(await confirm(old)).code).toBe('invalid-action-code')
    expect((await askAs({}, 'GET', `/public/vacancy-alerts/confirmation?code=${old}`)).body).toEqual({ alert: null })
    await startAlert(email)
    const consents = await consentsOf(email)
    expect(consents).toMatchObject([{ id: rows[0].id, withdrawn_by: 'link' }, { withdrawn_at: null }])
  })

  test('ends or changes one search of several', async () => {
    const email = newEmail()
    await startAlert(email, { search: { ...allVacancies, filters: { level: 'mbo' } } })
    const code = await mailedAlert(email)
    const { data } = (await byLink(code)).body as { data: { id: number }[] }
    expect(data).toHaveLength(2)
    const change = { code, id: data[0]?.id, rhythm: 'weekly' }
    const changed = await askAs({}, 'POST', '/public/vacancy-alerts/by-link/rhythm', change)
    expect(changed.body).toMatchObject({ data: [{ rhythm: 'weekly' }, { rhythm: 'daily' }] })
    expect((await end(code, { id: data[1]?.id })).body).toMatchObject({ data: [{ id: data[0]?.id }] })
  })

  test('by a wrong code changes nothing and says nothing', async () => {
    const code = await mailedAlert(newEmail())
    for (const wrong of ['', 'x', `${code}x`, code.replace(/unsubscribe\.\d+/, 'unsubscribe.1')]) {
      expect((await byLink(wrong)).body).toEqual({ data: [] })
      expect((await end(wrong)).body).toEqual({ data: [] })
    }
    expect((await byLink(code)).body).toMatchObject({ data: [{}] })
  })
})

test('an account that is removed gets no mail, and its address is forgotten', async () => {
  const { jwt, user } = await newReader()
  await askAlert(user.email, {}, { jwt })
  await askAs({ jwt }, 'POST', '/account/deletion', { password: goodPassword })
  const { rows } = await database.query(
    `SELECT a.id, encode(a.email_hash, 'hex') AS hash FROM gevel_mail_addresses a WHERE a.email = $1`,
    [user.email],
  )
  await database.query(`UPDATE up_users SET deletion_at = now() - interval '1 hour' WHERE email = $1`, [user.email])
  await runJobs(database, 'account-clean-up')
  const left = await database.query(
    `SELECT a.email, c.withdrawn_by FROM gevel_mail_addresses a JOIN gevel_mail_consents c ON c.address_id = a.id WHERE a.id = $1`,
    [rows[0].id],
  )
  expect(left.rows).toEqual([{ email: null, withdrawn_by: 'removal' }])
  expect(await mailsTo(user.email)).not.toEqual([])
})
