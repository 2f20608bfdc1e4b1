import { type PushSettings, type PushSubscriptionData, pushMessageSchema } from '@gevel/contract/push'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { PushService } from '../../../scripts/checks/push-service.ts'
import { articleFields } from '../support/articles.ts'
import { openDatabase } from '../support/database.ts'
import { askAdmin, Newsroom } from '../support/editors.ts'
import { pushKey, saveDevice, settingsOf } from '../support/push.ts'
import { newReader } from '../support/registration.ts'
import { runJobs } from '../support/run-jobs.ts'
import { openTestDocuments } from '../support/test-documents.ts'
import { askAs } from '../support/visitor.ts'

const noticesSchema = z.object({
  title: z.string(),
  text: z.string(),
  choices: z.array(z.object({ topic: z.string(), devices: z.int() })),
  sent: z.array(
    z.object({
      ...{ topic: z.string(), title: z.string(), sentBy: z.string().nullable(), sentAt: z.iso.datetime() },
      ...{ devices: z.int(), delivered: z.int(), waiting: z.int() },
    }),
  ),
})
const uid = 'api::content.content'
const { publish, create, admin } = await openTestDocuments()
let database: Client
let newsroom: Newsroom
let service: PushService
let key: string
let token: string
beforeAll(async () => {
  database = await openDatabase()
  newsroom = await Newsroom.open()
  service = await PushService.start()
  key = await pushKey()
  token = (await newsroom.createAndLogIn('eindredacteur')).token
})
beforeEach(() => database.query('DELETE FROM gevel_push_notices; DELETE FROM gevel_push_subscriptions'))
afterAll(async () => {
  await database.query('DELETE FROM gevel_push_notices; DELETE FROM gevel_push_subscriptions')
  await database.end()
  await newsroom.close()
  service.stop()
})

async function subscribe(settings: Partial<PushSettings> = {}, jwt?: string): Promise<PushSubscriptionData> {
  const device = service.subscribe(key)
  expect((await saveDevice(jwt ? { jwt } : {}, device, settings)).status).toBe(204)
  return device
}

const message = { topic: 'breaking', title: 'De kop', text: 'De tekst' }

const send = (documentId: string, body: object = {}, call = { token }, type = uid) =>
  askAdmin('POST', `/admin/site/push/${type}/${documentId}`, { ...message, ...body }, call)

async function noticesOf(documentId: string) {
  const { body } = await askAdmin('GET', `/admin/site/push/${uid}/${documentId}`, undefined, { token })
  return z.object({ data: noticesSchema.strict().nullable() }).parse(body).data
}

/** Waits until all that is due now was attempted. */
async function untilAttempted(): Promise<void> {
  await vi.waitFor(
    async () => {
      const due =
        'SELECT FROM gevel_push_deliveries WHERE due_at < now() OR (attempts = 1 AND due_at < now() + make_interval(secs => 30))'
      expect((await database.query(due)).rows).toEqual([])
      const running = `SELECT FROM gevel_jobs.job WHERE name = 'push-delivery' AND state < 'completed'`
      expect((await database.query(running)).rows).toEqual([])
    },
    { timeout: 30_000, interval: 100 },
  )
}

const titlesTo = ({ endpoint }: PushSubscriptionData) =>
  service.messagesTo(endpoint).map(({ text }) => pushMessageSchema.parse(JSON.parse(text)).title)

test('is counted and shown before it is sent, and reaches the devices of its topic and edition', async () => {
  const intro = `${'Een lange inleiding van het bericht, '.repeat(6)}klaar.`
  const { documentId, publicId } = await publish('content', articleFields('Grote overname', { intro }))
  const device = await subscribe()
  const others = [await subscribe({ topics: ['news'] }), await subscribe({ editions: ['pro'] })]
  const before = await noticesOf(documentId)
  expect(before).toMatchObject({ title: 'Grote overname', sent: [] })
  expect(before?.text).toMatch(/^Een lange .{100,}…$/)
  expect(before?.text.length).toBeLessThanOrEqual(141)
  expect(before?.choices).toEqual([
    { topic: 'breaking', devices: 1 },
    { topic: 'news', devices: 1 },
  ])
  const { status, body } = await send(documentId)
  expect(status).toBe(200)
  expect(Object(body).data.sent).toMatchObject([{ topic: 'breaking', title: 'De kop', devices: 1 }])
  await untilAttempted()
  const [received, ...more] = service.messagesTo(device.endpoint)
  expect(more).toEqual([])
  expect(received).toMatchObject({ ttl: 86_400, urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) })
  expect(pushMessageSchema.parse(JSON.parse(received?.text ?? ''))).toEqual({
    ...{ title: 'De kop', text: 'De tekst', story: documentId },
    path: expect.stringContaining(`/news/${publicId}/`),
  })
  expect(others.flatMap(titlesTo)).toEqual([])
  expect(await noticesOf(documentId)).toMatchObject({
    choices: [{ topic: 'news' }],
    sent: [{ devices: 1, delivered: 1, waiting: 0 }],
  })
  const { rows } = await database.query(
    `SELECT changes FROM gevel_audit_log WHERE kind = 'push.sent' AND target_id = $1`,
    [documentId],
  )
  expect(rows).toEqual([{ changes: ['breaking'] }])
})

test('is sent once for each story and device, also by two editors at the same time', async () => {
  const { documentId } = await publish('content', articleFields('Twee keer gedrukt'))
  const device = await subscribe({ topics: ['breaking', 'news'] })
  const statuses = await Promise.all([send(documentId), send(documentId), send(documentId)])
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
  await untilAttempted()
  await send(documentId, { topic: 'news', title: 'Nog eens' })
  await untilAttempted()
  expect(titlesTo(device)).toEqual(['De kop'])
})

test('waits for the end of quiet hours', async () => {
  const { documentId } = await publish('content', articleFields('In de nacht'))
  const hour = Number(
    new Intl.DateTimeFormat('nl', { hour: 'numeric', timeZone: 'Europe/Amsterdam' }).format(new Date()),
  )
  const device = await subscribe({ quiet: { from: hour, until: (hour + 2) % 24 } })
  await send(documentId)
  await untilAttempted()
  expect(titlesTo(device)).toEqual([])
  expect(await noticesOf(documentId)).toMatchObject({ sent: [{ devices: 1, delivered: 0, waiting: 1 }] })
  await database.query('UPDATE gevel_push_deliveries SET due_at = now()')
  await runJobs(database, 'push-delivery')
  expect(titlesTo(device)).toEqual(['De kop'])
})

test('removes a device whose subscription has ended, and tries again when the service is busy', async () => {
  const { documentId } = await publish('content', articleFields('Wat de dienst antwoordt'))
  const [gone, unknown, busy, full] = [await subscribe(), await subscribe(), await subscribe(), await subscribe()]
  service.answer(gone.endpoint, { status: 410 })
  service.answer(unknown.endpoint, { status: 404 })
  service.answer(busy.endpoint, { status: 429, retryAfter: 600 })
  service.answer(full.endpoint, { status: 413 })
  await send(documentId)
  await untilAttempted()
  expect(await Promise.all([gone, unknown, busy, full].map(settingsOf))).toEqual([
    null,
    null,
    expect.anything(),
    expect.anything(),
  ])
  const { rows } = await database.query(
    `SELECT s.endpoint, extract(epoch FROM due_at - now())::integer AS wait
     FROM gevel_push_deliveries d JOIN gevel_push_subscriptions s ON s.id = d.subscription_id WHERE due_at IS NOT NULL`,
  )
  expect(rows.map(({ endpoint }) => endpoint)).toEqual([busy.endpoint])
  expect(rows[0].wait).toBeGreaterThan(500)
  service.answer(busy.endpoint, { status: 201 })
  await database.query('UPDATE gevel_push_deliveries SET due_at = now() WHERE due_at IS NOT NULL')
  await runJobs(database, 'push-delivery')
  expect(titlesTo(busy)).toEqual(['De kop'])
})

test('is given up after a day, and when the story has left the site', async () => {
  const [old, withdrawn] = [
    await publish('content', articleFields('Oud nieuws')),
    await publish('content', articleFields('Teruggetrokken')),
  ]
  const device = await subscribe()
  service.answer(device.endpoint, { status: 503 })
  for (const { documentId } of [old, withdrawn]) await send(documentId)
  await untilAttempted()
  service.answer(device.endpoint, { status: 201 })
  await admin.unpublish('content', withdrawn.documentId)
  await database.query(`UPDATE gevel_push_notices SET sent_at = now() - interval '25 hours' WHERE document_id = $1`, [
    old.documentId,
  ])
  await database.query('UPDATE gevel_push_deliveries SET due_at = now()')
  await runJobs(database, 'push-delivery')
  expect(titlesTo(device)).toEqual([])
  expect((await database.query('SELECT FROM gevel_push_deliveries WHERE due_at IS NOT NULL')).rows).toEqual([])
})

test('followers of a subject are notified of its new articles, where they are logged in', async () => {
  const { rows } = await database.query(`SELECT document_id AS id, slug FROM tags ORDER BY id LIMIT 1`)
  const [follower, other] = [await newReader(), await newReader()]
  await askAs({ jwt: follower.jwt }, 'PUT', `/account/followed/tag/${rows[0].slug}`)
  const device = await subscribe({ topics: ['followed'] }, follower.jwt)
  const elsewhere = [await subscribe({ topics: ['followed'] }), await subscribe({ topics: ['followed'] }, other.jwt)]
  const fields = { tags: { connect: [{ documentId: rows[0].id }] } }
  await publish('content', articleFields('Over wat ik volg', fields))
  const dated = { ...fields, releasedAt: '2025-01-01T10:00:00.000Z' }
  await publish('content', articleFields('Van vorig jaar', dated))
  await publish('content', articleFields('Over iets anders'))
  for (const _ of [1, 2]) await runJobs(database, 'push-followers')
  await untilAttempted()
  expect(titlesTo(device)).toEqual(['Over wat ik volg'])
  expect(elsewhere.flatMap(titlesTo)).toEqual([])
})

test.each([
  [{ title: ' ' }, 'Vul de kop van de melding in.'],
  [{ title: 'x'.repeat(91) }, 'De kop is te lang: hoogstens 90 tekens.'],
  [{ text: 'x'.repeat(161) }, 'De tekst is te lang: hoogstens 160 tekens.'],
  [{ topic: 'followed' }, 'Deze melding past niet bij dit stuk.'],
  [{ topic: 'vacancies' }, 'Deze melding past niet bij dit stuk.'],
])('rejects %j', async (change, sentence) => {
  const { documentId } = await publish('content', articleFields('Verkeerde melding'))
  const { status, text } = await send(documentId, change)
  expect([status, text]).toEqual([400, expect.stringContaining(sentence)])
})

test('rejects a draft, another type, an unknown document, and an editor without the permission', async () => {
  const { documentId } = await create('content', articleFields('Nog een concept'))
  expect(await noticesOf(documentId)).toBeNull()
  const draft = await send(documentId)
  expect([draft.status, draft.text]).toEqual([400, expect.stringContaining('publiceer het eerst')])
  expect((await send(documentId, {}, { token }, 'api::tag.tag')).status).toBe(404)
  expect((await send('bestaat-niet')).status).toBe(400)
  const { token: writer } = await newsroom.createAndLogIn('redacteur')
  expect((await send(documentId, {}, { token: writer })).status).toBe(403)
  expect((await askAdmin('POST', `/admin/site/push/${uid}/${documentId}`, message)).status).toBe(401)
})
