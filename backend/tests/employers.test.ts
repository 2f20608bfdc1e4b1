import { ownVacancySchema, sentVacancySchema } from '@gevel/contract/own-vacancies'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accountErrorOf } from './support/account-errors.ts'
import { type Admin, logIn } from './support/admin.ts'
import { openDatabase } from './support/database.ts'
import { mailsTo, untilMail } from './support/mails.ts'
import {
  beginVacancy,
  detailsOf,
  newEmployer,
  placementOf,
  sendPlacement,
  vacancyText,
} from './support/placed-vacancies.ts'
import { newReader } from './support/registration.ts'
import { askAs } from './support/visitor.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let admin: Admin
beforeAll(async () => {
  database = await openDatabase()
  admin = await logIn()
})
afterAll(() => database.end())

type Employer = Awaited<ReturnType<typeof newEmployer>>

async function show({ jwt, id }: Pick<Employer, 'jwt' | 'id'>) {
  const { body } = await askAs({ jwt }, 'GET', `/account/vacancies/${id}`)
  return ownVacancySchema.parse(Object(body).data)
}

function decide(id: number, what: 'approval' | 'changes' | 'rejection', input: object) {
  return admin.request('POST', `/admin/site/vacancies/${id}/${what}`, input)
}

async function isListed(publicId: number): Promise<boolean> {
  const { body } = await askAs({}, 'GET', '/public/vacancies?pageSize=50')
  return Object(body).data.some(({ id }: { id: number }) => id === publicId)
}

describe('a vacancy of an employer', () => {
  test('is stored once when it is sent ten times at once, with one order and one mail', async () => {
    const { jwt, user } = await newReader()
    const placement = await placementOf(database, 'Basis')
    const details = detailsOf(user.email)
    const draft = await beginVacancy({ jwt })
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => sendPlacement({ ...placement, details }, { jwt }, draft)),
    )
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { rows } = await database.query(
      `SELECT v.state, o.state AS "order", o.total_cents AS cents FROM gevel_vacancies v JOIN gevel_orders o ON o.id = v.order_id
       JOIN gevel_customers c ON c.id = v.customer_id WHERE c.email = $1`,
      [user.email],
    )
    expect(rows).toEqual([{ state: 'submitted', order: 'placed', cents: 35_695 }])
    await untilMail(user.email, 'Vacature ontvangen')
    const mails = await mailsTo(user.email)
    expect(mails.filter(({ subject }) => subject?.startsWith('Vacature ontvangen'))).toHaveLength(1)
  })

  test('is on the list within a second of its approval, with an invoice', async () => {
    const employer = await newEmployer(database)
    const { version } = await show(employer)
    expect((await decide(employer.id, 'approval', { version })).status).toBe(200)
    const { page, state, onlineUntil } = await show(employer)
    expect([state, await isListed(page?.id ?? 0)]).toEqual(['online', true])
    // the last second of a Dutch day
    expect(onlineUntil).toMatch(/T2[23]:59:59/)
    const invoice = await untilMail(employer.user.email, 'Factuur')
    expect(invoice.text).toContain('U betaalt na factuur')
    expect(invoice.attachments.map(({ type }) => type)).toContain('application/pdf')
    const { rows } = await database.query(
      `SELECT i.total_cents AS cents, o.state FROM gevel_invoices i JOIN gevel_orders o ON o.id = i.order_id
       JOIN gevel_vacancies v ON v.order_id = o.id WHERE v.id = $1`,
      [employer.id],
    )
    expect(rows).toEqual([{ cents: 35_695, state: 'fulfilled' }])
  })

  test('is mailed about to who placed it, and its invoice to the address of the company', async () => {
    const { jwt, user } = await newReader()
    const invoicesTo = `facturen.${user.email}`
    const placement = await placementOf(database, 'Basis', { details: detailsOf(invoicesTo) })
    const { id, email } = sentVacancySchema.parse((await sendPlacement(placement, { jwt })).body)
    expect(email).toBe(user.email)
    await untilMail(user.email, 'Vacature ontvangen')
    const { version } = await show({ jwt, id })
    await decide(id, 'approval', { version })
    const online = await untilMail(user.email, 'Online')
    expect(online.attachments).toEqual([])
    expect(online.text).toContain('factuuradres van uw bedrijf')
    await untilMail(invoicesTo, 'Factuur')
    expect((await mailsTo(invoicesTo)).map(({ subject }) => subject.split(' ')[0])).toEqual(['Factuur'])
  })

  test('is mailed about to the company when who placed it works there no more', async () => {
    const { jwt, user } = await newReader()
    const company = `werk.${user.email}`
    const placement = await placementOf(database, 'Stage en leerbaan', { details: detailsOf(company) })
    const { id } = sentVacancySchema.parse((await sendPlacement(placement, { jwt })).body)
    const { version } = await show({ jwt, id })
    await database.query('DELETE FROM gevel_customer_people WHERE user_id = $1', [user.id])
    await decide(id, 'changes', { version, reason: 'Beschrijf het team anders.' })
    await untilMail(company, 'Graag aanpassen')
    expect((await mailsTo(user.email)).some(({ subject }) => subject.startsWith('Graag'))).toBe(false)
  })

  test('is published once when two editors approve it at once', async () => {
    const employer = await newEmployer(database, 'Stage en leerbaan')
    const { version } = await show(employer)
    const decided = await Promise.all([1, 2].map(() => decide(employer.id, 'approval', { version })))
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { rows } = await database.query(
      `SELECT count(*)::integer AS documents FROM vacancies WHERE document_id = (SELECT document_id FROM gevel_vacancies WHERE id = $1)
       AND published_at IS NOT NULL`,
      [employer.id],
    )
    expect(rows).toEqual([{ documents: 1 }])
  })

  test('comes back with a reason, is changed and sent again', async () => {
    const employer = await newEmployer(database, 'Stage en leerbaan')
    const { version } = await show(employer)
    await decide(employer.id, 'changes', { version, reason: 'Beschrijf het team anders.' })
    expect(await show(employer)).toMatchObject({ state: 'changes', request: 'Beschrijf het team anders.' })
    expect((await untilMail(employer.user.email, 'Graag aanpassen')).text).toContain('Beschrijf het team anders.')
    const change = { version, text: vacancyText({ title: 'Teamleider' }), isSent: true }
    expect((await askAs(employer, 'PUT', `/account/vacancies/${employer.id}/text`, change)).status).toBe(204)
    // a repeat after a lost response
    expect((await askAs(employer, 'PUT', `/account/vacancies/${employer.id}/text`, change)).status).toBe(204)
    expect(await show(employer)).toMatchObject({ state: 'submitted', title: 'Teamleider', request: null })
    // what the editor read is not what is there now
    expect((await decide(employer.id, 'approval', { version })).status).toBe(409)
  })

  test('costs nothing when it is rejected', async () => {
    const employer = await newEmployer(database)
    const { version } = await show(employer)
    await decide(employer.id, 'rejection', { version, reason: 'Dit is geen vacature.' })
    expect(await show(employer)).toMatchObject({ state: 'rejected', can: { edit: false, close: false } })
    const { rows } = await database.query(
      `SELECT o.state, (SELECT count(*)::integer FROM gevel_invoices i WHERE i.order_id = o.id) AS invoices
       FROM gevel_orders o JOIN gevel_vacancies v ON v.order_id = o.id WHERE v.id = $1`,
      [employer.id],
    )
    expect(rows).toEqual([{ state: 'cancelled', invoices: 0 }])
  })

  test('stays online with its text until a changed one is approved', async () => {
    const employer = await newEmployer(database, 'Stage en leerbaan')
    const first = await show(employer)
    await decide(employer.id, 'approval', { version: first.version })
    const text = vacancyText({ title: 'Bedrijfsleider' })
    await askAs(employer, 'PUT', `/account/vacancies/${employer.id}/text`, {
      version: first.version,
      text,
      isSent: true,
    })
    const changed = await show(employer)
    const titleOnline = async () =>
      Object((await askAs({}, 'GET', `/public/vacancies/${changed.page?.id}`)).body).data.title
    expect([await titleOnline(), changed.revisionState]).toEqual(['Filiaalmanager', 'submitted'])
    await decide(employer.id, 'approval', { version: changed.version })
    expect([await titleOnline(), (await show(employer)).revisionState]).toEqual(['Bedrijfsleider', null])
  })

  test('leaves the lists when its employer closes it, and keeps its page', async () => {
    const employer = await newEmployer(database, 'Stage en leerbaan')
    const { version } = await show(employer)
    await decide(employer.id, 'approval', { version })
    const { page } = await show(employer)
    await askAs(employer, 'POST', `/account/vacancies/${employer.id}/closing`, { because: 'filled' })
    expect(await show(employer)).toMatchObject({ state: 'closed', closedBecause: 'filled' })
    expect(await isListed(page?.id ?? 0)).toBe(false)
    expect((await askAs({}, 'GET', `/public/vacancies/${page?.id}`)).status).toBe(200)
  })

  test('expires by itself, once', async () => {
    const employer = await newEmployer(database, 'Stage en leerbaan')
    const { version } = await show(employer)
    await decide(employer.id, 'approval', { version })
    await database.query(`UPDATE gevel_vacancies SET online_until = now() - interval '1 second' WHERE id = $1`, [
      employer.id,
    ])
    await vi.waitFor(async () => expect((await show(employer)).state).toBe('expired'), {
      timeout: 30_000,
      interval: 500,
    })
    const { rows } = await database.query(
      `SELECT count(*)::integer AS expired FROM gevel_ledger_events WHERE subject = 'vacancy' AND subject_id = $1 AND kind = 'expired'`,
      [employer.id],
    )
    expect(rows).toEqual([{ expired: 1 }])
  })

  test('is a 404 for anybody else, whatever they do with it', async () => {
    const employer = await newEmployer(database)
    const { jwt } = await newReader()
    const path = `/account/vacancies/${employer.id}`
    const text = vacancyText()
    const responses = await Promise.all([
      askAs({ jwt }, 'GET', path),
      askAs({ jwt }, 'PUT', `${path}/text`, { version: 1, text, isSent: true }),
      askAs({ jwt }, 'POST', `${path}/withdrawal`, {}),
      askAs({ jwt }, 'POST', `${path}/closing`, { because: 'filled' }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await askAs({}, 'GET', path)).status).toBe(401)
  })

  test.each([
    ['title', { title: ' ' }, 'Functietitel is verplicht.'],
    ['salaryMax', { salaryMin: 4000, salaryMax: 3000 }, 'Dit is minder dan bij ‘Salaris vanaf’.'],
    ['body', { body: '\n' }, 'Omschrijving is verplicht.'],
  ])('with a wrong %s has a Dutch sentence', async (field, fields, sentence) => {
    const { jwt } = await newReader()
    const placement = await placementOf(database, 'Stage en leerbaan', { text: vacancyText(fields) })
    const response = await sendPlacement(placement, { jwt })
    expect(response.status).toBe(400)
    expect(response.text).toContain(field)
    expect(response.text).toContain(sentence)
  })

  test('cannot be placed in a package that costs another price by now', async () => {
    const { jwt } = await newReader()
    const placement = await placementOf(database, 'Basis')
    const other = await sendPlacement({ ...placement, packageVersionId: 999_999 }, { jwt })
    expect(accountErrorOf(other).code).toBe('vacancies/package-off-sale')
    const terms = await sendPlacement({ ...placement, termsVersion: '2020-01-01' }, { jwt })
    expect(accountErrorOf(terms).code).toBe('vacancies/terms-changed')
  })
})
