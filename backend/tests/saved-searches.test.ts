import { accountExportSchema } from '@gevel/contract/account'
import { marksSchema } from '@gevel/contract/following'
import { longestSavedSearch, type SavableSearch, savedSearchSchema } from '@gevel/contract/saved-searches'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrorsOf } from './support/account-errors.ts'
import { openDatabase } from './support/database.ts'
import { newReader } from './support/registration.ts'
import { askAs } from './support/visitor.ts'

const maxSaved = 50
const path = '/account/saved-searches'
let database: Client
/** saves nothing: of all tests with invalid input */
let anybody: Awaited<ReturnType<typeof newSearcher>>
beforeAll(async () => {
  database = await openDatabase()
  anybody = await newSearcher()
})
afterAll(() => database.end())

const plain: SavableSearch = { text: 'Houtprijs', edition: null, kind: null, tag: null, year: null, literal: false }
const filtered: SavableSearch = {
  ...{ text: 'verf', edition: 'pro', kind: 'article', tag: 'bouwmarkten', year: 2026, literal: true },
}

async function newSearcher() {
  const { jwt, user } = await newReader()
  const set = (search: unknown, isSaved: unknown = true) => askAs({ jwt }, 'PUT', path, { search, isSaved })
  return {
    jwt,
    user,
    set,
    list: async () =>
      z.object({ data: z.array(savedSearchSchema.strict()) }).parse((await askAs({ jwt }, 'GET', path)).body).data,
    isMarked: async (search: SavableSearch) => {
      const query = new URLSearchParams({ search: JSON.stringify(search) })
      const { body } = await askAs({ jwt }, 'GET', `/account/marks?${query}`)
      return z.object({ data: marksSchema.strict() }).parse(body).data.search
    },
  }
}

test('are saved and removed with their filters, idempotently, the newest first', async () => {
  const { set, list, isMarked } = await newSearcher()
  for (const search of [plain, plain, filtered]) expect((await set(search)).status).toBe(204)
  expect(await list()).toMatchObject([
    { ...filtered, tagName: 'Bouwmarkten' },
    { ...plain, tagName: null },
  ])
  expect([await isMarked(plain), await isMarked({ ...plain, kind: 'event' })]).toEqual([true, false])
  for (const _ of [1, 2]) expect((await set(plain, false)).status).toBe(204)
  expect([await isMarked(plain), await isMarked(filtered)]).toEqual([false, true])
})

test('are the same in capitals and with other spaces, and stay as they were saved first', async () => {
  const { set, list, isMarked } = await newSearcher()
  await set({ ...plain, text: '  Tegel \n lijm\u0000' })
  await set({ ...plain, text: 'tegel lijm' })
  expect((await list()).map(({ text }) => text)).toEqual(['Tegel lijm'])
  expect(await isMarked({ ...plain, text: 'TEGEL LIJM' })).toBe(true)
})

test.each<[string, unknown]>([
  ['an empty text', { ...plain, text: ' \u0000 ' }],
  ['a long text', { ...plain, text: 'x'.repeat(longestSavedSearch + 1) }],
  ['a huge text', { ...plain, text: 'x'.repeat(100_000) }],
  ['an unknown kind', { ...plain, kind: 'person' }],
  ['an invalid tag', { ...plain, tag: "'; --" }],
  ['an invalid year', { ...plain, year: 1e9 }],
  ['a missing filter', { text: 'verf' }],
  ['null', null],
  ['a text', 'verf'],
])('rejects %s', async (_, search) => {
  const { set, list } = anybody
  const answer = await set(search)
  expect(answer.status, answer.text).toBe(400)
  expect(await list()).toEqual([])
})

test('drops half of a surrogate pair, which PostgreSQL rejects', async () => {
  const { set, list } = await newSearcher()
  expect((await set({ ...plain, text: 'verf \ud83d' })).status).toBe(204)
  expect((await list()).map(({ text }) => text)).toEqual(['verf'])
})

test.each(['{', '"x"', 'null', '{}', 'x'.repeat(2000)])('rejects %s as a mark', async (search) => {
  const { jwt } = anybody
  expect((await askAs({ jwt }, 'GET', `/account/marks?${new URLSearchParams({ search })}`)).status).toBe(400)
})

test('have a limit, also when they are saved at the same time', async () => {
  const { user, set, list } = await newSearcher()
  await database.query(
    `INSERT INTO gevel_saved_searches (user_id, key, search, added_at)
     SELECT $1, 'proef-' || n, $2::jsonb || jsonb_build_object('text', 'proef ' || n), now() - interval '1 hour'
     FROM generate_series(1, $3::integer) n`,
    [user.id, plain, maxSaved - 1],
  )
  const answers = await Promise.all([plain, filtered].map((search) => set(search)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400])
  const rejected = answers.find(({ status }) => status === 400)
  expect(rejected && fieldErrorsOf(rejected).search).toContain('U hebt al 50 zoekvragen bewaard')
  const all = await list()
  expect(all).toHaveLength(maxSaved)
  expect((await set(all[0])).status).toBe(204)
})

test('are in the download, without a row that is not a search, and end with the account', async () => {
  const { jwt, user, set } = await newSearcher()
  await set(filtered)
  await database.query(`INSERT INTO gevel_saved_searches (user_id, key, search) VALUES ($1, 'x', '{"text": 3}')`, [
    user.id,
  ])
  const { body } = await askAs({ jwt }, 'GET', '/account/export')
  expect(accountExportSchema.parse(body).savedSearches).toMatchObject([filtered])
  await database.query('DELETE FROM up_users WHERE id = $1', [user.id])
  expect((await database.query('SELECT FROM gevel_saved_searches WHERE user_id = $1', [user.id])).rowCount).toBe(0)
})

test('belong to a reader who is logged in', async () => {
  expect((await askAs({}, 'GET', path)).status).toBe(401)
  expect((await askAs({}, 'PUT', path, { search: plain, isSaved: true })).status).toBe(401)
})
