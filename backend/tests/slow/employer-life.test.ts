import { linkedVacancySchema, ownVacancySchema, sentVacancySchema } from '@gevel/contract/own-vacancies'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accountErrorOf } from '../support/account-errors.ts'
import { type Admin, logIn } from '../support/admin.ts'
import { openDatabase } from '../support/database.ts'
import { codeIn, mailsTo, untilMail } from '../support/mails.ts'
import { detailsOf, newEmployer, placementOf, sendPlacement, vacancyText } from '../support/placed-vacancies.ts'
import { newReader } from '../support/registration.ts'
import { runJobs } from '../support/run-jobs.ts'
import { askAs } from '../support/visitor.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let admin: Admin
beforeAll(async () => {
  database = await openDatabase()
  admin = await logIn()
})
afterAll(() => database.end())

interface Own {
  jwt: string
  id: number
}

async function show({ jwt, id }: Own) {
  const { body } = await askAs({ jwt }, 'GET', `/account/vacancies/${id}`)
  return ownVacancySchema.parse(Object(body).data)
}

const approve = (id: number) => admin.request('POST', `/admin/site/vacancies/${id}/approval`, { version: 1 })

async function onlineVacancy(name: 'Basis' | 'Stage en leerbaan' = 'Stage en leerbaan') {
  const employer = await newEmployer(database, name)
  expect((await approve(employer.id)).status).toBe(200)
  return employer
}

/** Moves the end of a vacancy, of its row and its page. */
async function endIn(id: number, days: number): Promise<void> {
  await database.query(
    `WITH moved AS (UPDATE gevel_vacancies SET online_until = now() + $2 * interval '1 day' WHERE id = $1 RETURNING document_id, online_until)
     UPDATE vacancies v SET closes_at = online_until FROM moved WHERE v.document_id = moved.document_id`,
    [id, days],
  )
}

async function invoicesOf(id: number): Promise<number> {
  const { rows } = await database.query(
    `SELECT count(*)::integer AS invoices FROM gevel_invoices i JOIN gevel_orders o ON o.id = i.order_id
     JOIN gevel_vacancies v ON v.customer_id = o.customer_id WHERE v.id = $1`,
    [id],
  )
  return rows[0].invoices
}

async function packageId(name: 'Basis' | 'Stage en leerbaan'): Promise<number> {
  return (await placementOf(database, name)).packageVersionId
}

const dutchDayIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(Date.now() + days * 86_400_000)

describe('a vacancy with a day to begin', () => {
  test('is approved before it, goes online by itself on that day, and is invoiced then', async () => {
    const { jwt, user } = await newReader()
    const placement = await placementOf(database, 'Basis', { startsOn: dutchDayIn(2), details: detailsOf(user.email) })
    const { id } = sentVacancySchema.parse((await sendPlacement(placement, { jwt })).body)
    expect((await approve(id)).status).toBe(200)
    expect(await show({ jwt, id })).toMatchObject({ state: 'planned', page: null, onlineUntil: null })
    expect(await invoicesOf(id)).toBe(0)
    await untilMail(user.email, 'Goedgekeurd')

    await database.query('UPDATE gevel_vacancies SET starts_on = $2 WHERE id = $1', [id, dutchDayIn(0)])
    await vi.waitFor(async () => expect((await show({ jwt, id })).state).toBe('online'), {
      timeout: 60_000,
      interval: 500,
    })
    const { page, onlineUntil, package: sold } = await show({ jwt, id })
    // the last second of the Dutch day, in UTC
    expect(onlineUntil).toMatch(new RegExp(`^${dutchDayIn(sold.days)}T2[12]:59:59`))
    expect((await askAs({}, 'GET', `/public/vacancies/${page?.id}`)).status).toBe(200)
    expect(await invoicesOf(id)).toBe(1)
    await untilMail(user.email, 'Online')
  })
})

describe('the end of a vacancy', () => {
  test('is announced seven days and one day before, each once, with a link that extends without a log-in', async () => {
    const employer = await onlineVacancy()
    const { email } = employer.user
    const reminders = async () =>
      (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Nog '))
    await endIn(employer.id, 7.5)
    await runJobs(database, 'vacancies-remind')
    expect(await reminders()).toEqual([])
    await endIn(employer.id, 6.5)
    await runJobs(database, 'vacancies-remind')
    const mail = await untilMail(email, 'Nog 7 dagen')
    await runJobs(database, 'vacancies-remind')
    await endIn(employer.id, 0.5)
    await runJobs(database, 'vacancies-remind')
    await runJobs(database, 'vacancies-remind')
    await untilMail(email, 'Nog één dag')
    expect((await reminders()).toSorted()).toEqual(['Nog 7 dagen: Filiaalmanager', 'Nog één dag: Filiaalmanager'])

    const code = codeIn(mail, '/vacatures/verlengen')
    const opened = await askAs({}, 'POST', '/public/vacancy-extensions/open', { code })
    expect(linkedVacancySchema.parse(opened.body).vacancy).toMatchObject({ title: 'Filiaalmanager', city: 'Emmen' })
    const before = await show(employer)
    const extension = { code, packageVersionId: await packageId('Basis'), idempotencyKey: crypto.randomUUID() }
    const sent = await Promise.all([1, 2, 3].map(() => askAs({}, 'POST', '/public/vacancy-extensions', extension)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    const after = await show(employer)
    const days = (Date.parse(after.onlineUntil ?? '') - Date.parse(before.onlineUntil ?? '')) / 86_400_000
    expect(Math.floor(days)).toBe(after.package.days)
    expect(await invoicesOf(employer.id)).toBe(1)
    await untilMail(email, 'Verlengd')
    // a longer one is announced again
    await endIn(employer.id, 6.5)
    await runJobs(database, 'vacancies-remind')
    await vi.waitFor(async () => expect(await reminders()).toHaveLength(3), { timeout: 30_000, interval: 500 })
  })

  test.each(['', 'x', 'extension.7.1.x'])('is not moved by the code %j', async (code) => {
    const opened = await askAs({}, 'POST', '/public/vacancy-extensions/open', { code })
    expect([200, 400]).toContain(opened.status)
    if (opened.status === 200) expect(opened.body).toEqual({ vacancy: null })
    const extension = { code, packageVersionId: await packageId('Basis'), idempotencyKey: crypto.randomUUID() }
    expect((await askAs({}, 'POST', '/public/vacancy-extensions', extension)).status).toBeGreaterThanOrEqual(400)
  })

  test('is moved by its employer, once by a repeat, and an expired one is in the lists again', async () => {
    const employer = await onlineVacancy()
    await endIn(employer.id, -1)
    await vi.waitFor(async () => expect((await show(employer)).state).toBe('expired'), {
      timeout: 60_000,
      interval: 500,
    })
    const path = `/account/vacancies/${employer.id}/extension`
    const extension = { packageVersionId: await packageId('Stage en leerbaan'), idempotencyKey: crypto.randomUUID() }
    const stranger = await newReader()
    expect((await askAs(stranger, 'POST', path, extension)).status).toBe(404)
    const sent = await Promise.all([1, 2].map(() => askAs(employer, 'POST', path, extension)))
    expect(sent.map(({ status }) => status)).toEqual([204, 204])
    const { state, onlineUntil, page, package: sold } = await show(employer)
    expect(state).toBe('online')
    expect(onlineUntil?.slice(0, 10)).toBe(dutchDayIn(sold.days))
    const { body } = await askAs({}, 'GET', `/public/vacancies?pageSize=50`)
    expect(Object(body).data.map(({ id }: { id: number }) => id)).toContain(page?.id)
    // a closed one is over
    await askAs(employer, 'POST', `/account/vacancies/${employer.id}/closing`, { because: 'filled' })
    const late = await askAs(employer, 'POST', path, { ...extension, idempotencyKey: crypto.randomUUID() })
    expect(accountErrorOf(late).code).toBe('vacancies/not-possible')
  })
})

test('an extension is collected by the mandate of the vacancy, and paid after an invoice once that holds no longer', async () => {
  const employer = await onlineVacancy('Basis')
  await database.query(
    `WITH mandate AS (
       INSERT INTO gevel_mandates (reference, customer_id, iban, holder, creditor_id, text, text_version, signed_at)
       SELECT 'proef-' || id, customer_id, 'NL20INGB0001234567', 'Kozijn en Zn', 'NL69ZZZ123456780000', 'Proef', '1', now()
       FROM gevel_vacancies WHERE id = $1 RETURNING id)
     UPDATE gevel_orders o SET payment = 'direct-debit', mandate_id = mandate.id
     FROM mandate, gevel_vacancies v WHERE v.id = $1 AND o.id = v.order_id`,
    [employer.id],
  )
  const extend = async () => {
    const extension = { packageVersionId: await packageId('Basis'), idempotencyKey: crypto.randomUUID() }
    expect((await askAs(employer, 'POST', `/account/vacancies/${employer.id}/extension`, extension)).status).toBe(204)
    const { rows } = await database.query(
      `SELECT i.payment FROM gevel_invoices i JOIN gevel_vacancies v ON v.customer_id = i.customer_id
       WHERE v.id = $1 ORDER BY i.id DESC LIMIT 1`,
      [employer.id],
    )
    return rows[0].payment
  }
  expect(await extend()).toBe('direct-debit')
  await database.query("UPDATE gevel_mandates SET revoked_at = now(), revoked_because = 'AC04' WHERE reference = $1", [
    `proef-${employer.id}`,
  ])
  expect(await extend()).toBe('invoice')
})

describe('a salary', () => {
  test('is obligatory from the day that editors set', async () => {
    const { jwt } = await newReader()
    const text = vacancyText({ salaryMin: null, salaryMax: null })
    const placement = await placementOf(database, 'Stage en leerbaan', { text })
    const setFrom = (day: string | null) =>
      database.query('UPDATE vacancy_settings SET salary_required_from = $1', [day])
    const { rows } = await database.query('SELECT salary_required_from::text AS day FROM vacancy_settings LIMIT 1')
    try {
      await setFrom(dutchDayIn(0))
      const rejected = await sendPlacement(placement, { jwt })
      expect(accountErrorOf(rejected).code).toBe('vacancies/salary-required')
      await setFrom(dutchDayIn(1))
      expect((await sendPlacement(placement, { jwt })).status).toBe(200)
    } finally {
      await setFrom(rows[0].day)
    }
  })
})

test('what editors decide about a vacancy is in the audit log, and on its timeline', async () => {
  const employer = await onlineVacancy()
  const { rows: audit } = await database.query(
    `SELECT kind FROM gevel_audit_log WHERE target_type = 'vacancy' AND target_id = $1 ORDER BY id`,
    [String(employer.id)],
  )
  expect(audit.map(({ kind }) => kind)).toEqual(['vacancy.approved'])
  const { rows } = await database.query(
    `SELECT kind FROM gevel_ledger_events WHERE subject = 'vacancy' AND subject_id = $1 ORDER BY id`,
    [employer.id],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['submitted', 'online'])
})
