import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Admin, logIn } from '../support/admin.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { askAs, bearerOf, someAddress } from '../support/visitor.ts'

const pageSchema = z.object({
  data: z.array(z.object({ id: z.string(), query: z.string(), searches: z.int(), lastDay: z.iso.date() }).strict()),
  meta: z.object({ pagination: z.object({ total: z.int(), pageCount: z.int() }) }),
  siteUrl: z.url(),
})
const often = 'zzproef vaak'
const lately = 'zzproef laatst'
let database: Client
let admin: Admin

beforeAll(async () => {
  database = await openDatabase()
  admin = await logIn()
  // later than any other: after midnight in the Netherlands, searches are counted on the day after that of the database
  await database.query(
    `INSERT INTO gevel_search_misses (day, query, searches)
     VALUES (current_date - 9, $1, 1000000), (current_date - 8, $1, 500000), (current_date + 2, $2, 2), (current_date - 200, $2, 7)`,
    [often, lately],
  )
})
afterAll(async () => {
  await database.query(`DELETE FROM gevel_search_misses WHERE query LIKE 'zzproef%' OR query LIKE 'qxyz%'`)
  await database.end()
})

const read = async (query: string) =>
  pageSchema.parse((await admin.request('GET', `/admin/site/search-misses?${query}`)).body)

test('are listed per search, the most frequent or the latest first, of the last 90 days', async () => {
  const [first] = (await read('')).data
  expect(first).toMatchObject({ query: often, searches: 1_500_000 })
  const { data, meta } = await read('sort=-lastDay')
  expect(data[0]).toMatchObject({ query: lately, searches: 2 })
  expect(meta.pagination.total).toBeGreaterThanOrEqual(2)
  expect((await read('page=100000')).data).toEqual([])
})

test.each(['sort=x', 'page=0', 'page=x', 'sort[a]=b'])('rejects %s', async (query) => {
  expect((await admin.request('GET', `/admin/site/search-misses?${query}`)).status).toBe(400)
})

test('need the permission', async () => {
  const { authorization } = await bearerOf('subscriber')
  for (const headers of [undefined, { authorization }]) {
    expect((await ask('/admin/site/search-misses', { headers })).status).toBe(401)
  }
  const { rows } = await database.query(
    `SELECT r.code FROM admin_permissions p JOIN admin_permissions_role_lnk l ON l.permission_id = p.id
     JOIN admin_roles r ON r.id = l.role_id WHERE p.action = 'api::search-misses.read' ORDER BY 1`,
  )
  expect(rows.map(({ code }) => code)).toEqual(['eigenaar', 'eindredacteur', 'strapi-super-admin'])
})

test('counts few searches of one visitor, who would fill the day with invented words', async () => {
  const address = someAddress()
  const word = () =>
    `qxyz${Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`
  const search = (visitor: string) =>
    askAs({ address: visitor }, 'GET', `/public/search?q=${encodeURIComponent(word())}`)
  const counted = async () =>
    (await database.query(`SELECT FROM gevel_search_misses WHERE query LIKE 'qxyz%'`)).rowCount ?? 0
  const before = await counted()
  for (let batch = 0; batch < 12; batch++) await Promise.all(Array.from({ length: 10 }, () => search(address)))
  expect((await counted()) - before).toBe(100)
  expect((await search(someAddress())).status).toBe(200)
  expect((await counted()) - before).toBe(101)
})
