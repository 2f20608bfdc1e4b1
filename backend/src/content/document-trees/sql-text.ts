import type { Join } from './join'
import type { StoredAttribute } from './stored-model'

/** An identifier of Strapi's metadata in a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A text of Strapi's metadata in a statement. Nothing of a request becomes one: that is a parameter. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Types of which JSON has the value that Strapi loads. */
const unchanged = new Set([
  ...['increments', 'integer', 'decimal', 'float', 'boolean', 'date', 'time', 'json', 'blocks'],
  ...['string', 'text', 'richtext', 'email', 'enumeration', 'uid'],
])

/**
 * A column as the value that Strapi loads. Timestamps are stored in UTC, the time zone of the process.
 * @throws for a type that no tree has needed so far
 */
export function jsonValue({ type, columnName = '' }: StoredAttribute, alias: string): string {
  const column = `${alias}.${quoted(columnName)}`
  if (type === 'datetime') return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  if (type === 'biginteger') return `${column}::text`
  if (unchanged.has(type)) return column
  throw new Error(`A document tree cannot load ${columnName}, which has type ${type}`)
}

/** The condition on the rows of a join, by its alias: those of an owner. */
export function ofOwner({ owner, on }: Join, alias: string, id: string): string {
  const values = Object.entries(on).map(([column, value]) => `${alias}.${quoted(column)} = ${literal(value)}`)
  return [`${alias}.${quoted(owner)} = ${id}`, ...values].join(' AND ')
}

/** The order of the rows of a join, in front of what follows; empty without one. */
export function inOrder({ order }: Join, alias: string): string {
  return order ? ` ORDER BY ${alias}.${quoted(order)}` : ''
}
