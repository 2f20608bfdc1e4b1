import type { Knex } from 'knex'
import { Kysely } from 'kysely'
import { knexDialect } from './knex-dialect'
import type { Tables } from './tables'

const builders = new WeakMap<Knex, Kysely<Tables>>()
const preparing = new WeakMap<Knex, Kysely<Tables>>()

/**
 * Our own tables, for typed statements: `tablesOf(trx).selectFrom('gevel_orders')`. A column that a migration renamed does not
 * compile. Statements run in the given transaction, or on the pool of knex.
 */
export function tablesOf(knex: Knex): Kysely<Tables> {
  return builderOf(builders, knex, false)
}

/**
 * Our own tables, for statements that take longer to plan than to run, and run often: after five times, PostgreSQL no longer plans
 * them on that connection. Their text must be constant, and name its columns: one more column would change the type of its rows.
 */
export function preparedTablesOf(knex: Knex): Kysely<Tables> {
  return builderOf(preparing, knex, true)
}

function builderOf(known: WeakMap<Knex, Kysely<Tables>>, knex: Knex, isPrepared: boolean): Kysely<Tables> {
  const existing = known.get(knex)
  if (existing) return existing
  const builder = new Kysely<Tables>({ dialect: knexDialect(knex, { isPrepared }) })
  known.set(knex, builder)
  return builder
}
