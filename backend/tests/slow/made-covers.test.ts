import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { MadeCover } from '@gevel/contract/references'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { StoredDocument } from '../support/admin.ts'
import { articleFields, textBlock } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, publish } = await openTestDocuments()

let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

const words = 'Wie een gevel ziet, ziet een winkel.'
const number = { __component: 'blocks.figures', figures: [{ label: 'Winkels', value: '1.234', note: 'eind 2025' }] }
const body = [
  textBlock('Een.', 'Twee.', 'Drie.'),
  { __component: 'blocks.quote', text: words, speaker: 'Iemand' },
  number,
]

interface Card {
  id: number
  madeCover: MadeCover | null
}

/** The card of an article in the list of all articles, whose newest this is. */
async function cardOf({ publicId }: StoredDocument): Promise<Card | undefined> {
  const { data } = (await ask('/public/contents?pageSize=5')).body as { data: Card[] }
  return data.find(({ id }) => id === publicId)
}

const publishArticle = (title: string, fields: object) =>
  publish('content', articleFields(title, { releasedAt: '2042-01-01T10:00:00.000Z', ...fields }))

test('shows the number of a free article in lists, and its quote when the number is gone', async () => {
  const article = await publishArticle('Beeld van cijfers', { blocks: body })
  expect(await cardOf(article)).toMatchObject({
    madeCover: { kind: 'number', value: '1.234', label: 'Winkels, eind 2025' },
  })
  await admin.publish('content', article.documentId, { blocks: body.slice(0, 2) })
  expect(await cardOf(article)).toMatchObject({ madeCover: { kind: 'quote', text: words, speaker: 'Iemand' } })
})

test('shows nothing from behind the paywall in lists, also when an article moves there', async () => {
  const secrets = ['98,7 mln', 'Dit staat straks achter het slot.']
  const blocks = [
    { __component: 'blocks.figures', figures: [{ label: 'Omzet', value: secrets[0] }] },
    { __component: 'blocks.quote', text: secrets[1] },
  ]
  const article = await publishArticle('Beeld achter het slot', { blocks })
  expect((await ask('/public/contents?pageSize=5')).text).toContain(secrets[0])
  for (const access of ['account', 'subscriber']) {
    await admin.publish('content', article.documentId, { access })
    const { text } = await ask('/public/contents?pageSize=5')
    expect(text).toContain('Beeld achter het slot')
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
  // also when the row still has the cover that it had as a free article
  const setCover = 'UPDATE contents SET made_cover = $2 WHERE public_id = $1'
  onTestFinished(() => void database.query(setCover, [article.publicId, null]))
  await database.query(setCover, [article.publicId, { kind: 'number' }])
  expect(await cardOf(article)).toMatchObject({ madeCover: null })
})

test('shows the logo of the first company when the title names that one, for every access level', async () => {
  const { rows } = await database.query<{ document_id: string; public_id: number; name: string }>(
    `SELECT p.document_id, p.public_id, p.name FROM partners p
     JOIN files_related_mph m ON m.related_id = p.id AND m.related_type = 'api::partner.partner' AND m.field = 'logo'
     WHERE p.published_at IS NOT NULL ORDER BY p.public_id DESC LIMIT 2`,
  )
  const [first, second] = rows.map(({ document_id }) => document_id)
  const fields = { access: 'subscriber', blocks: body }
  const article = await publishArticle(`Beeld van ${rows[0]?.name}`, { ...fields, partners: companies(first, second) })
  const logo = { url: expect.stringMatching(/^\/uploads\//), width: expect.any(Number) }
  const { public_id: company, name } = rows[0] ?? {}
  expect(await cardOf(article)).toMatchObject({ madeCover: { kind: 'logo', company, name, logo } })
  const unnamed = await publishArticle('Beeld van bedrijven', { ...fields, partners: companies(first, second) })
  expect(await cardOf(unnamed)).toMatchObject({ madeCover: null })
  const bare = await publish('partner', {
    name: 'Zonder beeldmerk',
    link: 'zonder-beeldmerk',
    kind: 'partner',
    strip: false,
  })
  const other = await publishArticle('Beeld van Zonder beeldmerk', {
    ...fields,
    partners: companies(bare.documentId, first),
  })
  expect(await cardOf(other)).toMatchObject({ madeCover: null })
})

/** The admin's format of chosen documents in a relation field. */
function companies(...documentIds: (string | undefined)[]): object {
  return { connect: documentIds.map((documentId) => ({ documentId })), disconnect: [] }
}

test('fills existing rows with the same covers as publishing', async () => {
  const file = path.join(import.meta.dirname, '../../database/migrations/0015-made-covers.sql')
  const fill = await readFile(file, 'utf8')
  const stored = () => database.query('SELECT id, made_cover FROM contents WHERE made_cover IS NOT NULL ORDER BY id')
  await database.query('BEGIN')
  try {
    const before = await stored()
    expect(before.rowCount).toBeGreaterThan(5)
    await database.query('UPDATE contents SET made_cover = NULL')
    let last: number | null = null
    do last = (await database.query<{ cursor: number | null }>(fill, [last])).rows[0]?.cursor ?? null
    while (last !== null)
    expect((await stored()).rows).toEqual(before.rows)
  } finally {
    await database.query('ROLLBACK')
  }
})
