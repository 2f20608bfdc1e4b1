import knex from 'knex'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { adminList } from '../src/platform/admin-lists/admin-list'
import { adminLog } from '../src/platform/admin-lists/admin-log'
import { equals, fromDay, listFilter, oneOf, startsWith, untilDay } from '../src/platform/admin-lists/list-filters'

interface Order {
  id: number
  name: string | null
  state: string
  at: Date
}

const database = knex({ client: 'pg', connection: process.env.DATABASE_URL, pool: { min: 0, max: 2 } })
beforeAll(() => vi.stubGlobal('strapi', { db: { connection: database } }))
afterAll(async () => {
  vi.unstubAllGlobals()
  await database.destroy()
})

/** Six orders that no table holds. */
const orders = () =>
  database
    .from(
      database.raw(`(VALUES
        (1::bigint, 'De Kroon', 'open', '2026-10-31T22:30Z'::timestamptz), (2, 'Okerdal 100% verf', 'open', '2026-10-31T23:30Z'),
        (3, '=1+1', 'paid', '2026-11-02T12:00Z'), (4, 'De Kroon', 'paid', '2026-11-02T12:00Z'),
        (5, NULL, 'closed', '2026-11-03T12:00Z'), (6, 'Łódź_Import', 'closed', '2026-11-04T12:00Z')
      ) AS orders (id, name, state, at)`),
    )
    .select('*')

const source = {
  query: orders,
  filters: {
    state: oneOf('state', ['open', 'paid', 'closed']),
    name: startsWith('name'),
    exact: equals('name'),
    from: fromDay('at'),
    until: untilDay('at'),
    above: listFilter(z.coerce.number(), (rows, least) => rows.where('id', '>', least)),
  },
  serialise: ({ at, ...order }: Order) => ({ ...order, at: at.toISOString(), id: Number(order.id) }),
}

const list = adminList({
  ...source,
  columns: [
    ['Nummer', ({ id }) => id],
    ['Naam', ({ name }) => name],
  ],
  id: 'id',
  sortable: { name: ['name'], at: ['at'] },
  sort: '-at',
  search: ['name', 'state'],
})
const idsOf = async (query: object) => (await list.page(query)).data.map(({ id }) => id)

describe('a list', () => {
  test('sorts, with equal and missing values in one order on every page', async () => {
    expect(await idsOf({})).toEqual([6, 5, 4, 3, 2, 1])
    expect(await idsOf({ sort: 'name' })).toEqual([3, 1, 4, 6, 2, 5])
    const pages = await Promise.all([1, 2, 3].map((page) => idsOf({ sort: '-name', page, size: 2 })))
    expect(pages.flat()).toHaveLength(6)
    expect(pages.flat().at(-1)).toBe(5)
    expect(new Set(pages.flat()).size).toBe(6)
  })

  test('counts what matches on all pages', async () => {
    const { meta } = await list.page({ state: 'open,paid', size: '3', page: '2' })
    expect(meta.pagination).toEqual({ page: 2, pageSize: 3, pageCount: 2, total: 4 })
    expect(await idsOf({ page: '99' })).toEqual([])
  })

  test.each([
    [{ q: 'kroon PAID' }, [4]],
    [{ q: '0% ' }, [2]],
    [{ q: '%' }, [2]],
    [{ q: '_' }, [6]],
    [{ q: '\\' }, []],
    [{ name: 'de k' }, [4, 1]],
    [{ exact: 'de kroon' }, []],
    [{ from: '2026-11-01', until: '2026-11-02' }, [4, 3, 2]],
    [{ state: 'closed', above: '5' }, [6]],
  ])('finds with %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids)
  })

  test.each([
    { sort: 'id' },
    { sort: '-' },
    { page: '0' },
    { size: '101' },
    { state: 'open,gone' },
    { from: 'gisteren' },
    { q: 'a\0b' },
    { q: 'x'.repeat(201) },
    { q: ['a', 'b'] },
  ])('rejects %j', async (query) => {
    await expect(list.page(query)).rejects.toThrow('Dit filter bestaat niet: kies opnieuw.')
  })

  test('exports what matches, sorted, without formulas', async () => {
    expect(await list.csv({ state: 'paid', sort: 'name', page: '2' })).toBe(
      "\uFEFFNummer;Naam\r\n3;'=1+1\r\n4;De Kroon\r\n",
    )
  })

  test('resolves a selection to ids, by id or by the filters of the screen', async () => {
    expect(await list.selectedIds({ ids: ['4', '1'] })).toEqual(['4', '1'])
    expect(await list.selectedIds({ all: { state: 'closed', page: '2' } })).toEqual(['5', '6'])
    for (const selection of [{ ids: [] }, { all: { state: 'gone' } }, {}, null])
      await expect(list.selectedIds(selection)).rejects.toThrow('Dit filter bestaat niet')
  })
})

test('refuses to export more than a file may have, and to act on more than a thousand rows', async () => {
  const many = adminList({
    query: () => database.from(database.raw('generate_series(1, 50001) AS rows (id)')).select('*'),
    id: 'id',
    sortable: { id: ['id'] },
    sort: 'id',
    serialise: (row: { id: number }) => row,
  })
  await expect(many.csv({})).rejects.toThrow('meer dan 50.000 regels')
  await expect(many.selectedIds({ all: {} })).rejects.toThrow('hoogstens 1000 tegelijk')
})

test('a log follows a row from page to page, newest first', async () => {
  const log = adminLog({
    query: () =>
      database
        .from(
          database.raw(
            `(SELECT g AS id, '2026-11-20T12:00Z'::timestamptz - g / 2 * interval '1 hour' AS at FROM generate_series(1, 120) g) AS log`,
          ),
        )
        .select('*'),
    order: ['at', 'id'],
    serialise: ({ id }: { id: string }) => Number(id),
  })
  const first = await log.page({})
  const second = await log.page({ after: first.next })
  const third = await log.page({ after: second.next })
  expect(first.data.slice(0, 3)).toEqual([1, 3, 2])
  expect(new Set([...first.data, ...second.data, ...third.data]).size).toBe(120)
  expect(third.next).toBeNull()
  await expect(log.page({ after: '1' })).rejects.toThrow('Dit filter bestaat niet')
})
