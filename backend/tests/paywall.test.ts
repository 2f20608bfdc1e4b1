import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { giveAccess, removeAccess } from '../../e2e/access.ts'
import { type Admin, logIn } from './support/admin.ts'
import { articleFields, textBlock } from './support/articles.ts'
import { ask } from './support/backend.ts'
import { createReaders, type Member, removeReaders } from './support/create-readers.ts'
import { openDatabase } from './support/database.ts'
import { askAs, bearerOf } from './support/visitor.ts'

const open = ['Alinea een is voor iedereen.', 'Alinea twee is voor iedereen.']
const behind = ['Alinea drie staat achter het slot.', 'Uitspraak achter het slot.', 'Slotzin achter het slot.']
const keyPoints = 'Kernpunt achter het slot.'
const correction = 'Een correctie achter het slot.'

let admin: Admin
const made: string[] = []

async function publishArticle(access: string, fields: { edition?: string } = {}): Promise<number> {
  const blocks = [
    textBlock(...open, behind[0] ?? ''),
    { __component: 'blocks.quote', text: behind[1], speaker: 'Iemand' },
    textBlock(behind[2] ?? ''),
  ]
  const corrections = [{ at: '2026-01-01T10:00:00.000Z', text: correction }]
  const article = await admin.create(
    'content',
    articleFields(`Slot ${access}`, { access, blocks, corrections, keyPoints, ...fields }),
  )
  made.push(article.documentId)
  expect((await admin.publish('content', article.documentId)).status).toBe(200)
  return article.publicId
}

beforeAll(async () => {
  admin = await logIn()
})

afterAll(async () => {
  for (const documentId of made) await admin.remove('content', documentId)
})

describe.each([
  ['free', { anonymous: true, reader: true, subscriber: true }],
  ['account', { anonymous: false, reader: true, subscriber: true }],
  ['subscriber', { anonymous: false, reader: false, subscriber: true }],
] as const)('an article with access %s', (access, readableBy) => {
  let id: number
  beforeAll(async () => {
    id = await publishArticle(access)
  })

  test.each(['anonymous', 'reader', 'subscriber'] as const)('as %s', async (who) => {
    const headers = who === 'anonymous' ? undefined : await bearerOf(who)
    const { text, body } = await ask(`/public/contents/${id}`, { headers })
    const { data } = body as { data: { locked: boolean; readingMinutes: number } }
    expect(data.locked).toBe(!readableBy[who])
    for (const line of open) expect(text).toContain(line)
    for (const line of [...behind, correction, keyPoints]) expect(text.includes(line), line).toBe(readableBy[who])
    expect(data.readingMinutes).toBe(1)
  })
})

describe('a subscription', () => {
  let database: Client
  let reader: Member
  const articles = { general: 0, pro: 0 }

  beforeAll(async () => {
    database = await openDatabase()
    reader = (await createReaders(database, 1))[0] as Member
    for (const edition of ['general', 'pro'] as const)
      articles[edition] = await publishArticle('subscriber', { edition })
  })
  afterEach(() => removeAccess(database, reader.user.id))
  afterAll(async () => {
    await removeReaders(database, [reader])
    await database.end()
  })

  /** The editions whose article for subscribers the reader reads in full. */
  async function readEditions(): Promise<string[]> {
    const read: string[] = []
    for (const [edition, id] of Object.entries(articles)) {
      const { body } = await askAs(reader, 'GET', `/public/contents/${id}`)
      if (!(body as { data: { locked: boolean } }).data.locked) read.push(edition)
    }
    return read
  }

  test.each([
    ['general', ['general']],
    ['pro', ['pro']],
    ['mix', ['general', 'pro']],
  ] as const)('to %s opens its own articles', async (edition, readable) => {
    await giveAccess(database, reader.user.id, { edition })
    expect(await readEditions()).toEqual(readable)
  })

  test('to each edition opens both, and closes one without the other', async () => {
    await giveAccess(database, reader.user.id, { edition: 'general', until: 0 })
    await giveAccess(database, reader.user.id, { edition: 'pro' })
    expect(await readEditions()).toEqual(['general', 'pro'])
    await database.query(
      "UPDATE gevel_entitlements SET until_on = until_on - 1 WHERE edition = 'general' AND user_id = $1",
      [reader.user.id],
    )
    expect(await readEditions()).toEqual(['pro'])
  })

  test.each([
    ['that begins and ends today opens its articles', { from: 0, until: 0 }, ['general', 'pro']],
    ['that ended yesterday opens none, although no job ran', { from: -30, until: -1 }, []],
    ['that begins tomorrow opens none', { from: 1 }, []],
    ['without an end opens its articles', { from: -400, until: null }, ['general', 'pro']],
  ])('%s', async (_, days, readable) => {
    await giveAccess(database, reader.user.id, days)
    expect(await readEditions()).toEqual(readable)
  })

  test('opens the comments under an article as the article itself', async () => {
    await giveAccess(database, reader.user.id, { edition: 'pro' })
    const statusOf = async (id: number) => (await askAs(reader, 'GET', `/public/contents/${id}/comments`)).status
    expect([await statusOf(articles.general), await statusOf(articles.pro)]).toEqual([404, 200])
    const comment = { text: 'Ik lees dit niet.', idempotencyKey: crypto.randomUUID() }
    const written = await askAs(reader, 'POST', `/account/articles/${articles.general}/comments`, comment)
    expect(written.status).toBe(404)
  })
})

test('treats an invalid or expired token as anonymous', async () => {
  const id = await publishArticle('subscriber')
  for (const authorization of ['Bearer x.y.z', 'Bearer', 'Basic eDp5', 'Bearer  a b']) {
    const { status, body } = await ask(`/public/contents/${id}`, { headers: { authorization } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { locked: true } })
  }
})

test('sends at most two paragraphs of every locked demo article', async () => {
  const { body } = await ask('/public/contents?pageSize=50')
  const { data } = body as { data: { id: number; access: string }[] }
  for (const { id } of data.filter((article) => article.access !== 'free')) {
    const article = (await ask(`/public/contents/${id}`)).body as {
      data: { locked: boolean; blocks: { __component: string; content: { type: string }[] }[] }
    }
    expect(article.data.locked).toBe(true)
    const nodes = article.data.blocks.flatMap((block) => block.content)
    expect(article.data.blocks.every((block) => block.__component === 'blocks.text')).toBe(true)
    expect(nodes.filter((node) => node.type !== 'heading').length).toBeLessThanOrEqual(2)
  }
})
