import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

/** A statement with its bindings as knex writes them: `?`, or `:name`. */
export interface Statement {
  sql: string
  /** of a prepared one */
  name?: string
}

/**
 * Prepares a statement that runs for many requests: after five times, PostgreSQL no longer plans it on that connection. The
 * text must be constant, since every connection keeps the plans of all its prepared statements in memory.
 */
export function prepared(sql: string): Statement {
  return { sql, name: nameOfStatement(sql) }
}

/** The name under which a connection keeps a statement; PostgreSQL cuts off one after 63 bytes. */
export function nameOfStatement(sql: string): string {
  return createHash('sha256').update(sql).digest('base64url')
}

/** Runs a statement and returns its rows. */
export async function run<Row>({ sql, name }: Statement, bindings: Bindings): Promise<Row[]> {
  const { rows } = await strapi.db.connection.raw<{ rows: Row[] }>(sql, bindings).options({ name })
  return rows
}

type Binding = Knex.Value | readonly Knex.Value[]
type Bindings = readonly Binding[] | Readonly<Record<string, Binding>>
