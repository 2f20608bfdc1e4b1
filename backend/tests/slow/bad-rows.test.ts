import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, logIn, type StoredDocument } from '../support/admin.ts'
import { articleFields, textBlock } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'

let admin: Admin
let database: Client
const made: [type: string, documentId: string][] = []
/** A row id that no article has. */
const missingRow = 2_000_000_000

async function publish(type: string, fields: object): Promise<StoredDocument> {
  const document = await admin.create(type, fields)
  made.push([type, document.documentId])
  const { status, text } = await admin.publish(type, document.documentId)
  expect(status, text).toBe(200)
  return document
}

const publishArticle = (title: string, releasedAt: string, blocks = [textBlock('Tekst.')]) =>
  publish('content', articleFields(title, { releasedAt, blocks }))

beforeAll(async () => {
  admin = await logIn()
  database = await openDatabase()
})

afterAll(async () => {
  await database.query('DELETE FROM gevel_listed_articles WHERE content_id = $1', [missingRow])
  for (const [type, documentId] of made) await admin.remove(type, documentId)
  await database.end()
})

test('does not show another article in place of a missing neighbour', async () => {
  const middle = await publishArticle('Rijproef midden', '2041-01-02T10:00:00.000Z')
  await publishArticle('Rijproef nieuwste', '2041-01-03T10:00:00.000Z')
  // listed, but deleted before its card is loaded
  await database.query(
    `INSERT INTO gevel_listed_articles (kind, owner_id, edition, released_at, public_id, content_id)
     VALUES ('all', 0, 'general', '2041-01-01 10:00', $1, $1)`,
    [missingRow],
  )
  const { body } = await ask(`/public/contents/${middle.publicId}`)
  expect(body).toMatchObject({ data: { previous: null, next: { title: 'Rijproef nieuwste' } } })
  const list = await ask('/public/contents?edition=general&pageSize=3')
  expect(list.body).toMatchObject({ data: [{ title: 'Rijproef nieuwste' }, { title: 'Rijproef midden' }] })
})

test('omits an event without a date from the agenda, and lists the others', async () => {
  const venue = { name: 'Hal', city: 'Ede' }
  const dates = { startsAt: '2039-05-01T08:00:00.000Z', endsAt: '2039-05-01T10:00:00.000Z' }
  const fields = { edition: 'general', intro: 'x', online: false, venue, ...dates }
  await publish('event', { ...fields, title: 'Rijproef goed' })
  const { documentId, publicId } = await publish('event', { ...fields, title: 'Rijproef zonder datum' })
  await database.query('UPDATE events SET starts_at = NULL WHERE document_id = $1', [documentId])
  const { status, text } = await ask('/public/events?when=upcoming&limit=100')
  expect(status).toBe(200)
  expect(text).toContain('Rijproef goed')
  expect(text).not.toContain('Rijproef zonder datum')
  expect((await ask(`/public/events/${publicId}`)).status).toBe(500)
})

test('omits a vacancy without a date from the list, and returns the others', async () => {
  const fields = { edition: 'general', intro: 'x', category: 'techniek', city: 'Ede', province: 'Gelderland' }
  const vacancy = { ...fields, region: 'oost', featured: true, closesAt: '2039-05-01T10:00:00.000Z' }
  await publish('vacancy', { ...vacancy, title: 'Rijproef goed' })
  const { documentId } = await publish('vacancy', { ...vacancy, title: 'Rijproef zonder datum' })
  await database.query('UPDATE vacancies SET posted_at = NULL WHERE document_id = $1', [documentId])
  const { status, text } = await ask('/public/vacancies?pageSize=50')
  expect(status).toBe(200)
  expect(text).toContain('Rijproef goed')
  expect(text).not.toContain('Rijproef zonder datum')
})

test('shows an article without a block that cannot be converted', async () => {
  const video = { __component: 'blocks.video', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Rijproef' }
  const article = await publishArticle('Rijproef blok', '2041-01-04T10:00:00.000Z', [textBlock('Tekst.'), video])
  const [table] = (
    await database.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE table_name LIKE 'components_blocks_video%' AND column_name = 'url'`,
    )
  ).rows
  await database.query(`UPDATE ${table?.name} SET url = 'https://elders.example/film' WHERE title = 'Rijproef'`)
  const { status, body } = await ask(`/public/contents/${article.publicId}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ data: { blocks: [{ __component: 'blocks.text' }] } })
})

test('shows an article without the key points that are too long or too many', async () => {
  const article = await publishArticle('Rijproef punten', '2041-01-05T10:00:00.000Z')
  const written = ['Een.', 'x'.repeat(201), 'Twee.', 'Drie.', 'Vier.', 'Vijf.', 'Zes.']
  // an import, unlike the admin, writes what it wants
  await database.query('UPDATE contents SET key_points = $1 WHERE document_id = $2', [
    written.join('\n'),
    article.documentId,
  ])
  const { status, body } = await ask(`/public/contents/${article.publicId}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ data: { keyPoints: ['Een.', 'Twee.', 'Drie.', 'Vier.', 'Vijf.'] } })
})
