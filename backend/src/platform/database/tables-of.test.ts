import createKnex, { type Knex } from 'knex'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tablesOf } from './tables-of'

/** Knex without a connection, and what it would send to PostgreSQL. */
function knexWithoutDatabase() {
  const knex = createKnex({ client: 'pg' })
  onTestFinished(() => knex.destroy())
  const sent: { sql: string; bindings: readonly unknown[] }[] = []
  vi.spyOn(knex, 'raw').mockImplementation(((text: string, values: readonly Knex.RawBinding[]) => {
    sent.push(knex.client.raw(text, values).toSQL().toNative())
    return Promise.resolve({ rows: [{ id: 7 }], rowCount: 1 })
  }) as never)
  return { knex, sent }
}

test('sends statements through knex, with their parameters', async () => {
  const { knex, sent } = knexWithoutDatabase()
  const rows = await tablesOf(knex)
    .selectFrom('gevel_orders')
    .select('id')
    .where('number', '=', '2026-0001')
    .where('id', 'in', [1, 2])
    .execute()
  expect(rows).toEqual([{ id: 7 }])
  expect(sent).toEqual([
    {
      sql: 'select "id" from "gevel_orders" where "number" = $1 and "id" in ($2, $3)',
      bindings: ['2026-0001', 1, 2],
    },
  ])
})

test('does not take question marks of operators and texts for parameters', async () => {
  const { knex, sent } = knexWithoutDatabase()
  await sql`SELECT '{"a": 1}'::jsonb ? 'a', 'Waarom?', ${'?'}`.execute(tablesOf(knex))
  expect(sent).toEqual([{ sql: `SELECT '{"a": 1}'::jsonb ? 'a', 'Waarom?', $1`, bindings: ['?'] }])
})

test('counts the changed rows', async () => {
  const { knex } = knexWithoutDatabase()
  const [result] = await tablesOf(knex).deleteFrom('gevel_orders').execute()
  expect(result?.numDeletedRows).toBe(1n)
})

test('leaves transactions to knex', async () => {
  const { knex } = knexWithoutDatabase()
  await expect(
    tablesOf(knex)
      .transaction()
      .execute(async () => undefined),
  ).rejects.toThrow('inTransaction')
})
