import type { VacancyTextInput } from '@gevel/contract/own-vacancies'
import { vacancySchema } from '@gevel/contract/vacancies'
import { afterAll, describe, expect, test } from 'vitest'
import { logIn } from '../support/admin.ts'
import { newApplicant } from '../support/applications.ts'
import { openDatabase } from '../support/database.ts'
import { untilMail } from '../support/mails.ts'
import { newEmployer } from '../support/placed-vacancies.ts'
import { newEmail } from '../support/registration.ts'
import { runJobs } from '../support/run-jobs.ts'
import { applicationsOf, newVacancy, sentApplication } from '../support/stored-applications.ts'
import { openTestDocuments } from '../support/test-documents.ts'
import { askAs } from '../support/visitor.ts'

const { publish } = await openTestDocuments()
const database = await openDatabase()
afterAll(() => database.end())

describe('an employer with an account', () => {
  const admin = logIn()

  /** A vacancy that an employer placed, and editors approved. */
  async function onlineVacancy(apply: VacancyTextInput['apply']) {
    const employer = await newEmployer(database, 'Stage en leerbaan', { apply })
    const path = `/admin/site/vacancies/${employer.id}/approval`
    expect((await (await admin).request('POST', path, { version: 1 })).status).toBe(200)
    const { rows } = await database.query('SELECT public_id FROM gevel_vacancies WHERE id = $1', [employer.id])
    const publicId = Number(rows[0].public_id)
    const { body } = await askAs({}, 'GET', `/public/vacancies/${publicId}`)
    return { ...employer, publicId, page: vacancySchema.parse(Object(body).data) }
  }

  test('gets a mail with a link to its vacancies, and reads the application with its CV there', async () => {
    const email = newEmail()
    const employer = await onlineVacancy({ way: 'form', email })
    expect(employer.page).toMatchObject({ takesApplications: true, applyEmail: null, applyUrl: null })
    const { applicant } = await sentApplication(employer.publicId)
    const mail = await untilMail(email, 'Sollicitatie:')
    expect(mail.text).toContain(`/vacatures/mijn/${employer.id}/sollicitaties`)
    const path = `/account/vacancies/${employer.id}/applications`
    const { body } = await askAs(employer, 'GET', path)
    const [application] = Object(body).data
    expect(application).toMatchObject({ name: applicant.name, email: applicant.email, cv: { name: 'cv.pdf' } })
    const cv = await askAs(employer, 'GET', `${path}/${application.id}/cv`)
    expect([cv.status, cv.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="cv.pdf"'])
  })

  test('has applications that are a 404 for anybody else, by any id, and after its session has ended', async () => {
    const employer = await onlineVacancy({ way: 'form', email: newEmail() })
    const other = await onlineVacancy({ way: 'form', email: newEmail() })
    await sentApplication(employer.publicId)
    const [{ id }] = await applicationsOf(database, employer.publicId)
    const paths = [
      `/account/vacancies/${employer.id}/applications`,
      `/account/vacancies/${employer.id}/applications/${id}/cv`,
      // its own vacancy, and the application of another
      `/account/vacancies/${other.id}/applications/${id}/cv`,
    ]
    for (const path of paths) {
      expect((await askAs(other, 'GET', path)).status, path).toBe(404)
      expect((await askAs({}, 'GET', path)).status, path).toBe(401)
    }
    const status = `/account/vacancies/${other.id}/applications/${id}/status`
    expect((await askAs(other, 'PUT', status, { status: 'rejected' })).status).toBe(404)
    const note = { text: 'Dit is van een ander.', idempotencyKey: crypto.randomUUID() }
    expect((await askAs(other, 'POST', `/account/vacancies/${other.id}/applications/${id}/notes`, note)).status).toBe(
      404,
    )
    await database.query('DELETE FROM gevel_sessions WHERE user_id = $1', [employer.user.id])
    expect((await askAs(employer, 'GET', paths[1] ?? '')).status).toBe(401)
  })

  test.each([
    [
      { way: 'mail', email: 'werk@hamerslag.example' } as const,
      { applyEmail: 'werk@hamerslag.example', applyUrl: null },
    ],
    [
      { way: 'link', url: 'https://hamerslag.example/werk' } as const,
      { applyEmail: null, applyUrl: 'https://hamerslag.example/werk' },
    ],
  ])('that takes applications elsewhere gets none here: %j', async (apply, shown) => {
    const { page } = await onlineVacancy(apply)
    expect(page).toMatchObject({ takesApplications: false, ...shown })
  })
})

describe('retention', () => {
  test('deletes applications with their CVs four weeks after the vacancy closed, or after a year with consent', async () => {
    const vacancy = await newVacancy(publish)
    await sentApplication(vacancy.id)
    await sentApplication(vacancy.id, { ...newApplicant(), keep: true })
    const closedDaysAgo = async (days: number) => {
      const closesAt = new Date(Date.now() - days * 86_400_000).toISOString()
      await database.query('UPDATE vacancies SET closes_at = $1 WHERE public_id = $2', [closesAt, vacancy.id])
      await runJobs(database, 'applications-clean-up')
      return (await applicationsOf(database, vacancy.id)).length
    }
    expect(await closedDaysAgo(27)).toBe(2)
    expect(await closedDaysAgo(29)).toBe(1)
    expect(await closedDaysAgo(364)).toBe(1)
    expect(await closedDaysAgo(366)).toBe(0)
    const { rows } = await database.query(
      'SELECT count(*)::int FROM gevel_application_files f WHERE NOT EXISTS (SELECT FROM gevel_applications a WHERE a.id = f.application_id)',
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})
