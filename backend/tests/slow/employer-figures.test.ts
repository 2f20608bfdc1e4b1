import { ownVacancySchema } from '@gevel/contract/own-vacancies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, logIn } from '../support/admin.ts'
import { openDatabase } from '../support/database.ts'
import { newEmployer } from '../support/placed-vacancies.ts'
import { newReader } from '../support/registration.ts'
import { runJobs } from '../support/run-jobs.ts'
import { askAs } from '../support/visitor.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let admin: Admin
const code = `figures-${crypto.randomUUID().slice(0, 8)}`
let issueId: number
beforeAll(async () => {
  database = await openDatabase()
  admin = await logIn()
  const { rows } = await database.query(
    `INSERT INTO gevel_newsletter_issues (list, new_since, created_by) VALUES ('vacancies', now(), 1) RETURNING id`,
  )
  issueId = rows[0].id
})
afterAll(async () => {
  await database.query('DELETE FROM gevel_newsletter_issues WHERE id = $1', [issueId])
  await database.end()
})

async function onlineVacancy() {
  const employer = await newEmployer(database, 'Stage en leerbaan')
  await admin.request('POST', `/admin/site/vacancies/${employer.id}/approval`, { version: 1 })
  const show = async () => {
    const { body } = await askAs(employer, 'GET', `/account/vacancies/${employer.id}`)
    return ownVacancySchema.parse(Object(body).data)
  }
  return { show, publicId: (await show()).page?.id ?? 0 }
}

interface Event {
  kind?: 'Pageview' | 'Lead'
  source?: string
  referrer?: string
  visitor?: number
}

async function store(publicId: number, events: readonly Event[]): Promise<void> {
  for (const { kind = 'Pageview', source, referrer, visitor } of events)
    await database.query(
      `INSERT INTO gevel_statistics_events (kind, path, subject, edition, action, source, referrer, visitor)
       VALUES ($1, $2, $3, 'general', $4, $5, $6, $7)`,
      [
        ...[kind, `/vacatures/vacature/${publicId}`, `vacancy:${publicId}`, kind === 'Lead' ? 'site' : null],
        ...[source, referrer, visitor],
      ],
    )
}

test('counts what a vacancy brought by day, and where its readers came from, the same each time', async () => {
  const { show, publicId } = await onlineVacancy()
  const other = await onlineVacancy()
  await database.query(
    `INSERT INTO gevel_newsletter_links (code, issue_id, variant, block, position, label, "to") VALUES ($1, $2, 'first', 'a', 0, 'Baan', $3)`,
    [code, issueId, `/vacatures/vacature/${publicId}/filiaalmanager`],
  )
  await database.query(
    `INSERT INTO gevel_newsletter_clicks (code, day, visitor) VALUES ($1, (now() AT TIME ZONE 'Europe/Amsterdam')::date, 71)`,
    [code],
  )
  await store(publicId, [
    ...[{ source: 'list' }, { source: 'list', visitor: 71 }, { source: 'mail' }, { source: 'site' }],
    ...[{ visitor: 71 }, { visitor: 71, referrer: 'webmail.example' }],
    ...['www.google.nl', 'bing.com', 'nl.search.yahoo.com', 'google.co.uk', 'google.example.com', 'notgoogle.nl'].map(
      (referrer) => ({
        referrer,
      }),
    ),
    ...[{ visitor: 72 }, {}, { kind: 'Lead' as const }],
  ])
  await store(other.publicId, [{ source: 'list' }])
  const reader = await newReader()
  await askAs(reader, 'PUT', `/account/saved-vacancies/${publicId}`)
  for (const round of ['first', 'again']) {
    await runJobs(database, 'vacancies-count')
    const { figures, days, sources } = await show()
    expect(figures, round).toEqual({ views: 14, saves: 1, clicks: 1, applications: 0 })
    expect(days, round).toHaveLength(1)
    expect(Object.fromEntries(sources.map(({ source, views }) => [source, views])), round).toEqual({
      ...{ search: 4, list: 2, newsletter: 2, direct: 2, other: 2 },
      ...{ mail: 1, site: 1 },
    })
    expect(sources[0], round).toEqual({ source: 'search', views: 4 })
  }
  await askAs(reader, 'DELETE', `/account/saved-vacancies/${publicId}`)
  await runJobs(database, 'vacancies-count')
  const after = await show()
  expect(after.figures).toMatchObject({ views: 14, clicks: 1 })
  expect((await other.show()).sources).toEqual([{ source: 'list', views: 1 }])
})
