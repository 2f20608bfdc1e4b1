import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Admin, logIn } from './support/admin.ts'
import { articleFields, textBlock } from './support/articles.ts'
import { ask } from './support/backend.ts'
import { bearerOf } from './support/visitor.ts'

const open = ['Alinea een is voor iedereen.', 'Alinea twee is voor iedereen.']
const behind = ['Alinea drie staat achter het slot.', 'Uitspraak achter het slot.', 'Slotzin achter het slot.']
const keyPoints = 'Kernpunt achter het slot.'
const correction = 'Een correctie achter het slot.'

let admin: Admin
const made: string[] = []

async function publishArticle(access: string): Promise<number> {
  const blocks = [
    textBlock(...open, behind[0] ?? ''),
    { __component: 'blocks.quote', text: behind[1], speaker: 'Iemand' },
    textBlock(behind[2] ?? ''),
  ]
  const corrections = [{ at: '2026-01-01T10:00:00.000Z', text: correction }]
  const article = await admin.create(
    'content',
    articleFields(`Slot ${access}`, { access, blocks, corrections, keyPoints }),
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
