import { createHash } from 'node:crypto'

/** A statement with one parameter. */
export interface Statement {
  sql: string
  /** of a prepared one */
  name?: string
}

/**
 * Prepares a statement: PostgreSQL plans it once per connection, and planning that of a tree takes up to ten times as
 * long as running it.
 */
export function prepared(sql: string): Statement {
  return { sql, name: createHash('sha256').update(sql).digest('base64url').slice(0, 32) }
}

export async function run<Row>({ sql, name }: Statement, parameter: unknown): Promise<Row[]> {
  const { rows } = await strapi.db.connection.raw<{ rows: Row[] }>(sql, [parameter]).options({ name })
  return rows
}
