import type { Knex } from 'knex'
import { z } from 'zod'
import { type ListDefinition, listCsv, maxExported, narrow, narrowingSchema, parseListQuery } from './admin-list'

const pageSize = 50
const exportedAtOnce = 2_000

interface LogDefinition<Row, Item>
  extends Pick<ListDefinition<Row, Item>, 'query' | 'filters' | 'columns' | 'serialise'> {
  /** SQL of the moment of a row, and of a bigint that orders the rows of one moment */
  order: readonly [at: string, id: string]
}

/** A position in a log: after the row of this time (in microseconds) with this id. */
const cursorSchema = z
  .string()
  .regex(/^\d{1,17}\.\d{1,18}$/)
  .transform((text) => text.split('.'))

type Cursor = z.output<typeof cursorSchema>

/**
 * A list like `adminList` that grows all the time: newest first, in pages that follow a row instead of a number, so that
 * new rows shift nothing, and without a count, which would read all of it.
 * @returns `page` and `csv`, as those of `adminList`; `next` of a page is the `after` of the next one, null on the last
 */
export function adminLog<Row, Item>({ query, filters = {}, columns = [], serialise, order }: LogDefinition<Row, Item>) {
  const [at, id] = order
  const position = z.object({ after: cursorSchema.optional() })
  const narrowing = narrowingSchema(filters)

  async function read(given: unknown, most: number, after: Cursor | undefined) {
    const rows: Knex.QueryBuilder = query()
    narrow(rows, parseListQuery(narrowing, given))
    if (after)
      rows.whereRaw(`(${at}, ${id}) < ('epoch'::timestamptz + ?::bigint * interval '1 microsecond', ?::bigint)`, after)
    // one more shows whether there are others after them
    const found: (Row & { cursor: string })[] = await rows
      .select(strapi.db.connection.raw(`(extract(epoch FROM ${at}) * 1000000)::bigint || '.' || ${id} AS cursor`))
      .orderByRaw(`${at} DESC, ${id} DESC`)
      .limit(most + 1)
    const shown = found.slice(0, most)
    return { data: shown.map(serialise), next: found.length > most ? (shown.at(-1)?.cursor ?? null) : null }
  }

  async function csv(given: unknown): Promise<string> {
    const items: Item[] = []
    let after: Cursor | undefined
    do {
      const { data, next } = await read(given, exportedAtOnce, after)
      items.push(...data)
      after = next === null ? undefined : cursorSchema.parse(next)
    } while (after && items.length <= maxExported)
    return listCsv(columns, items)
  }

  async function page(given: unknown) {
    return read(given, pageSize, parseListQuery(position, given).after)
  }

  return { page, csv }
}
