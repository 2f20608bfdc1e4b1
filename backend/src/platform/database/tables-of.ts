import type { Knex } from 'knex'
import { Kysely } from 'kysely'
import { knexDialect } from './knex-dialect'
import type { Tables } from './tables'

const builders = new WeakMap<Knex, Kysely<Tables>>()

/**
 * Our own tables, for typed statements: `tablesOf(trx).selectFrom('gevel_orders')`. A column that a migration renamed does not
 * compile. Statements run in the given transaction, or on the pool of knex.
 */
export function tablesOf(knex: Knex): Kysely<Tables> {
  const existing = builders.get(knex)
  if (existing) return existing
  const builder = new Kysely<Tables>({ dialect: knexDialect(knex) })
  builders.set(knex, builder)
  return builder
}
