import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Admin, editorEmail, logIn, type StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { mailsTo } from '../support/mails.ts'
import { inAnHour, makeDue, removeIntro } from '../support/planning.ts'

/** The plans run every five seconds; much longer, for a busy machine. */
const polling = { timeout: 30_000, interval: 250 }

let admin: Admin
let database: Client
const made: string[] = []

beforeAll(async () => {
  admin = await logIn()
  database = await openDatabase()
})
afterAll(async () => {
  for (const documentId of made) await admin.remove('content', documentId)
  await database.end()
})

const hourBefore = (moment: string) => new Date(Date.parse(moment) - 3_600_000).toISOString()
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

async function make(title: string, fields: object): Promise<StoredDocument> {
  const article = await admin.create('content', articleFields(title, fields))
  made.push(article.documentId)
  return article
}

async function failureOf({ documentId }: StoredDocument): Promise<unknown> {
  const { body } = await admin.request('GET', `/admin/site/planning/failed?documentId=${documentId}`)
  return (body as { data: unknown[] }).data[0]
}

async function mailsAbout(title: string) {
  return (await mailsTo(editorEmail)).filter(({ text }) => text.replace(/\s+/g, ' ').includes(`“${title}”`))
}

test('shows a failed plan with its reason, mails it once, and runs it once repaired', {
  timeout: 120_000,
}, async () => {
  const title = `Gepland zonder intro ${Date.now()}`
  const publishAt = inAnHour()
  const article = await make(title, { publishAt })
  await removeIntro(database, article)
  await makeDue(database, article)
  await vi.waitFor(async () => {
    expect(await failureOf(article)).toEqual({
      ...{ uid: 'api::content.content', documentId: article.documentId, title, step: 'publish' },
      ...{ plannedFor: hourBefore(publishAt), reason: '“Intro” is niet (helemaal) ingevuld.' },
    })
  }, polling)
  await vi.waitFor(async () => expect(await mailsAbout(title)).toHaveLength(1), polling)
  const [mail] = await mailsAbout(title)
  expect(mail?.subject).toBe('Geplande publicatie is niet gelukt')
  expect(mail?.text).toContain('“Intro” is niet (helemaal) ingevuld.')
  expect(mail?.text).toContain(`/admin/content-manager/collection-types/api::content.content/${article.documentId}`)

  // as if ten minutes had passed: the same failure again
  await database.query(`UPDATE gevel_plans SET tried_at = tried_at - interval '11 minutes' WHERE document_id = $1`, [
    article.documentId,
  ])
  await vi.waitFor(async () => {
    const { rows } = await database.query(
      'SELECT tried_at > failed_at AS again FROM gevel_plans WHERE document_id = $1',
      [article.documentId],
    )
    expect(rows).toEqual([{ again: true }])
  }, polling)

  const repaired = await admin.update('content', article.documentId, {
    intro: 'Nu wel.',
    publishAt: hourBefore(publishAt),
  })
  expect(repaired.status).toBe(200)
  expect(await failureOf(article)).toBeUndefined()
  await vi.waitFor(async () => expect((await ask(`/public/contents/${article.publicId}`)).status).toBe(200), polling)
  expect(await mailsAbout(title)).toHaveLength(1)
})

test('hides failed plans from editors who may not read the type', async () => {
  const { status } = await ask('/admin/site/planning/failed')
  expect(status).toBe(401)
})

test.each([
  [
    'offline before publish',
    { publishAt: 7_200_000, unpublishAt: 3_600_000 },
    'unpublishAt',
    /na dat van “Publiceren op”/,
  ],
  ['a publication in the past', { publishAt: -3_600_000 }, 'publishAt', /al voorbij/],
  ['a plan wholly in the past', { publishAt: -7_200_000, unpublishAt: -3_600_000 }, 'unpublishAt', /al voorbij/],
  ['going offline in the past', { unpublishAt: -3_600_000 }, 'unpublishAt', /al voorbij/],
])('rejects %s at its field', async (_, offsets, field, message) => {
  const moments = Object.fromEntries(Object.entries(offsets).map(([name, ms]) => [name, inMs(ms)]))
  const fields = articleFields('Onmogelijk gepland', moments)
  const response = await admin.request('POST', '/content-manager/collection-types/api::content.content', fields)
  expect(response.status).toBe(400)
  const { error } = response.body as { error: { details: { errors: { path: string[]; message: string }[] } } }
  expect(error.details.errors).toEqual([
    expect.objectContaining({ path: [field], message: expect.stringMatching(message) }),
  ])
})

test('does not let a stored plan block a later save', async () => {
  const publishAt = inMs(3_600_000)
  const article = await make('Gepland en gewijzigd', { publishAt })
  await database.query(
    `UPDATE contents SET publish_at = publish_at + interval '1 hour', unpublish_at = publish_at
    WHERE document_id = $1`,
    [article.documentId],
  )
  const { body } = await admin.request(
    'GET',
    `/content-manager/collection-types/api::content.content/${article.documentId}`,
  )
  const stored = (body as { data: { publishAt: string; unpublishAt: string } }).data
  expect(stored.unpublishAt <= stored.publishAt).toBe(true)
  const response = await admin.update('content', article.documentId, {
    ...{ intro: 'Een andere intro.', publishAt: stored.publishAt, unpublishAt: stored.unpublishAt },
  })
  expect(response.status).toBe(200)
})
