import { readerStateSchema } from '@gevel/contract/reader-state'
import { articleCardSchema, tagRefSchema } from '@gevel/contract/references'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { giveAccess, removeAccess } from '../../e2e/access.ts'
import { ChangeListener } from '../../e2e/cluster/change-listener.ts'
import { ask, backendUrl } from './support/backend.ts'
import { openDatabase } from './support/database.ts'
import { newReader } from './support/registration.ts'
import { askAs } from './support/visitor.ts'

let database: Client
let listener: ChangeListener | undefined
let articleId: number
let tag: string

beforeAll(async () => {
  database = await openDatabase()
  const dataOf = async <T extends z.ZodType>(path: string, item: T) =>
    z.object({ data: z.array(item).min(1) }).parse((await ask(path)).body).data
  articleId = (await dataOf('/public/contents?pageSize=1', articleCardSchema))[0]?.id ?? 0
  tag = (await dataOf('/public/tags', tagRefSchema))[0]?.slug ?? ''
})
afterEach(() => listener?.close())
afterAll(() => database.end())

async function stateOf(jwt: string) {
  const { body } = await askAs({ jwt }, 'GET', '/account/reader-state')
  return z.object({ data: readerStateSchema.strict() }).parse(body).data
}

/** Runs `act`, and waits until the stream has reported the reader. */
async function untilReported(reader: number, act: () => Promise<unknown>): Promise<void> {
  const stream = await ChangeListener.open(backendUrl)
  listener = stream
  await act()
  await stream.until(() => stream.tags.includes(`reader:${reader}`))
  stream.close()
}

test('the state of a reader has everything that pages show of it, and each change of it is reported', async () => {
  const { jwt, user } = await newReader()
  const search = { text: 'Tegels', edition: null, kind: null, tag: null, year: null, literal: false }
  expect(await stateOf(jwt)).toEqual({
    ...{ id: user.id, name: user.name, reader: 'account', readerUntil: expect.any(String), isComplete: true },
    ...{ savedArticles: [], savedVacancies: [], followed: [], savedSearches: [], comments: [], privateThreads: [] },
  })
  const send = (method: string, path: string, body?: object) => () => askAs({ jwt }, method, path, body)
  await untilReported(user.id, send('PUT', `/account/saved-articles/${articleId}`))
  await untilReported(user.id, send('PUT', `/account/followed/tag/${tag}`))
  await untilReported(user.id, send('PUT', '/account/saved-searches', { search, isSaved: true }))
  await untilReported(user.id, () => giveAccess(database, user.id, { edition: 'pro' }))
  expect(await stateOf(jwt)).toMatchObject({
    ...{ reader: 'pro', savedArticles: [articleId], followed: [`tag:${tag}`] },
    savedSearches: [JSON.stringify(['tegels', null, null, null, null, false])],
  })
  await untilReported(user.id, () => removeAccess(database, user.id))
  await untilReported(user.id, send('POST', '/auth/logout', {}))
  expect((await askAs({ jwt }, 'GET', '/account/reader-state')).status).toBe(401)
})

test('a reader with very long lists gets none of them', async () => {
  const { jwt, user } = await newReader()
  await database.query('INSERT INTO gevel_saved_articles SELECT $1, generate_series(1, 501)', [user.id])
  expect(await stateOf(jwt)).toMatchObject({ isComplete: false, savedArticles: [] })
})

test('others than the website do not learn when readers do something', async () => {
  const { jwt, user } = await newReader()
  const others = await ChangeListener.open(backendUrl, undefined, {})
  await untilReported(user.id, () => askAs({ jwt }, 'PUT', `/account/saved-articles/${articleId}`))
  expect(others.tags.filter((one) => one.startsWith('reader:'))).toEqual([])
  others.close()
})

test('a public response for a reader says for which access it was made', async () => {
  const { jwt } = await newReader()
  const rows = await database.query(
    "SELECT public_id FROM contents WHERE access = 'subscriber' AND published_at IS NOT NULL",
  )
  const path = `/public/contents/${rows.rows[0].public_id}`
  expect((await ask(path)).headers.get('x-reader')).toBe('anonymous')
  expect((await askAs({ jwt }, 'GET', path)).headers.get('x-reader')).toBe('account')
})
