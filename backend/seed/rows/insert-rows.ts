import type { Core } from '@strapi/strapi'
import { RowRef, type Rows } from './rows'

export type Transaction = Parameters<Parameters<Core.Strapi['db']['connection']['transaction']>[0]>[0]

/** Rows per statement: large enough to be fast, small enough to be a few megabytes. */
const chunkSize = 2000

async function reserveIds(trx: Transaction, table: string, count: number): Promise<number[]> {
  const sequence = `pg_get_serial_sequence('"${table}"', 'id')`
  const { rows } = await trx.raw(`SELECT nextval(${sequence})::integer AS id FROM generate_series(1, ?)`, [count])
  return rows.map((row: { id: number }) => row.id)
}

/**
 * Inserts rows, giving each the next id of its table. Names of tables and columns come from Strapi, so they are safe
 * in the statements; values are passed as JSON, which PostgreSQL converts to the types of the columns.
 * @returns the id of each row
 */
export async function insertRows(trx: Transaction, { tables }: Rows): Promise<(ref: RowRef) => number> {
  const ids = new Map<string, number[]>()
  for (const [table, rows] of tables) ids.set(table, await reserveIds(trx, table, rows.length))
  const idOf = (ref: RowRef): number => {
    const id = ids.get(ref.table)?.[ref.at]
    if (id === undefined) throw new Error(`Row ${ref.at} of ${ref.table} has no number`)
    return id
  }
  const resolveRef = (_key: string, value: unknown) => (value instanceof RowRef ? idOf(value) : value)
  for (const [table, rows] of tables) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row))), 'id'].map((name) => `"${name}"`).join(', ')
    for (let from = 0; from < rows.length; from += chunkSize) {
      const numbered = rows
        .slice(from, from + chunkSize)
        .map((row, at) => ({ ...row, id: new RowRef(table, from + at) }))
      await trx.raw(
        `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(null::"${table}", ?::json)`,
        [JSON.stringify(numbered, resolveRef)],
      )
    }
  }
  return idOf
}
