import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Admin, logIn, type StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'

interface Correction {
  id?: number
  at?: string | null
  text: string
}

let admin: Admin
let article: StoredDocument

beforeAll(async () => {
  admin = await logIn()
})

beforeEach(async () => {
  article = await admin.create('content', articleFields('Artikel met een correctie'))
  expect((await admin.publish('content', article.documentId)).status).toBe(200)
  return async () => void (await admin.remove('content', article.documentId))
})

const save = (...corrections: Correction[]) => admin.update('content', article.documentId, { corrections })

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

async function published(): Promise<Correction[]> {
  expect((await admin.publish('content', article.documentId)).status).toBe(200)
  const { body } = await ask(`/public/contents/${article.publicId}`)
  return Object(body).data.corrections
}

test.each([{}, { at: null }])('fills in an empty moment with the time of the save: %j', async (moment) => {
  const before = Date.now()
  expect((await save({ ...moment, text: 'Er stond een ander getal.' })).status).toBe(200)
  const after = Date.now()
  const [correction] = await published()
  const at = Date.parse(correction?.at ?? '')
  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(after)
})

describe('rejects at its field', () => {
  test.each([
    ['a moment before the publication', ago(60), /^Het artikel verscheen op .* Kies een later moment/],
    ['a moment in the future', ago(-60), /^Dit moment is nog niet geweest\./],
  ])('%s', async (_name, at, sentence) => {
    const { status, body } = await save({ text: 'Zonder moment.' }, { at, text: 'Met een verkeerd moment.' })
    expect(status).toBe(400)
    expect(Object(body).error.details.errors).toEqual([
      expect.objectContaining({ path: ['corrections', 1, 'at'], message: expect.stringMatching(sentence) }),
    ])
  })
})

test('keeps the moment of a stored correction, also one before the publication', async () => {
  const releasedAt = ago(120)
  const early = { at: ago(90), text: 'Een oude correctie.' }
  expect((await admin.update('content', article.documentId, { releasedAt, corrections: [early] })).status).toBe(200)
  const saved = await admin.update('content', article.documentId, { releasedAt: ago(30) })
  expect(saved.status).toBe(200)
  const [stored] = Object(saved.body).data.corrections as Correction[]
  expect((await save({ ...stored, text: 'Een oude correctie, beter gezegd.' })).status).toBe(200)
  expect(await published()).toEqual([{ at: early.at, text: 'Een oude correctie, beter gezegd.' }])
})
