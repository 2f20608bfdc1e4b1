import type { Knex } from 'knex'
import { z } from 'zod'

type Narrowing = (rows: Knex.QueryBuilder) => void

/** A parameter of a list that narrows its query: a schema of the parameter's value whose output does so. */
export type ListFilter = z.ZodType<Narrowing>

/** Any text of a query; PostgreSQL rejects a NUL. */
const queryText = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !text.includes('\0'))

/** A filter of its own kind; `narrow` gets the parsed value. */
export function listFilter<S extends z.ZodType>(
  schema: S,
  narrow: (rows: Knex.QueryBuilder, value: z.output<S>) => void,
): ListFilter {
  return schema.transform((value) => (rows: Knex.QueryBuilder) => narrow(rows, value))
}

/**
 * Rows that have the value in this column.
 * @param column SQL, as in the other filters
 */
export function equals(column: string): ListFilter {
  return listFilter(queryText, (rows, value) => rows.whereRaw(`${column} = ?`, [value]))
}

/** Rows with one of the chosen values in this column: `state=open,closed`. */
export function oneOf<Value extends string>(column: string, values: readonly [Value, ...Value[]]): ListFilter {
  const chosen = z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)).min(1).max(values.length))
  return listFilter(chosen, (rows, value) => rows.whereRaw(`${column} = ANY(?)`, [value]))
}

/** Rows whose text begins so, in any case. */
export function startsWith(column: string): ListFilter {
  return listFilter(queryText, (rows, start) =>
    rows.whereRaw(`lower(${column}) LIKE lower(?)`, [`${escapeLike(start)}%`]),
  )
}

/** Rows of this day, in Dutch time, or later. */
export function fromDay(column: string): ListFilter {
  return listFilter(z.iso.date(), (rows, day) =>
    rows.whereRaw(`${column} >= (?::date)::timestamp AT TIME ZONE 'Europe/Amsterdam'`, [day]),
  )
}

/** Rows of this day, in Dutch time, or earlier. */
export function untilDay(column: string): ListFilter {
  return listFilter(z.iso.date(), (rows, day) =>
    rows.whereRaw(`${column} < (?::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'`, [day]),
  )
}

/** The search field of a list: rows that have every word in one of the columns, in any case. */
export function searchFilter(columns: readonly string[]): ListFilter {
  const matches = columns.map((column) => `${column} ILIKE :word`).join(' OR ')
  return listFilter(queryText, (rows, text) => {
    for (const word of text.split(/\s+/).filter(Boolean))
      rows.whereRaw(`(${matches})`, { word: `%${escapeLike(word)}%` })
  })
}

/** A text as part of a pattern of `LIKE`: its own wildcards match themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
