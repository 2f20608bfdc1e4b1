import path from 'node:path'
import pg from 'pg'
import { backendFolder } from '../folders.ts'
import { databaseBeside, scriptConnection } from './connection.ts'
import { createOwnTables } from './own-tables.ts'

/** The generated types of our own tables (decision 083). */
export const tableTypesFile = path.join(backendFolder, 'src/platform/database/tables.ts')

const head = `// Made from the migrations by \`npm run types:tables\`; \`npm test -- --only types\` checks that it is up to date.
import type { Cents } from '@gevel/contract/money/cents'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** An amount in cents; the result of a calculation may be written as it is. */
type Amount = ColumnType<Cents, number, number>
/** JSON as its text: Strapi switches the driver's parsing off, and the driver would write an array as one of PostgreSQL. */
type Json = string
`

/**
 * Describes all tables of ours in TypeScript, from an empty database to which the migrations are applied.
 * @param server address of a database server, on which that database is created and dropped
 */
export async function describeTables(server: string): Promise<string> {
  const name = `gevel_table_types_${process.pid}`
  const postgres = new pg.Client(scriptConnection(databaseBeside(server, 'postgres'), 'look'))
  await postgres.connect()
  try {
    await postgres.query(`CREATE DATABASE ${name}`)
    const database = new pg.Client(scriptConnection(databaseBeside(server, name), 'look'))
    await database.connect()
    try {
      await createOwnTables(database)
      return head + interfaceOf(await readColumns(database))
    } finally {
      await database.end()
    }
  } finally {
    await postgres.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await postgres.end()
  }
}

interface Column {
  table: string
  name: string
  /** as PostgreSQL writes it: `integer`, `text[]` */
  type: string
  nullable: boolean
  /** whether a row may leave it out */
  has_default: boolean
  /** whether a row has to leave it out */
  is_generated: boolean
  /** the conditions of its table that name this column alone */
  checks: string[]
}

async function readColumns(database: pg.Client): Promise<Column[]> {
  const { rows } = await database.query<Column>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, NOT a.attnotnull AS nullable,
      a.atthasdef OR a.attidentity <> '' AS has_default, a.attidentity = 'a' OR a.attgenerated <> '' AS is_generated,
      ARRAY(SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]) AS checks
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname LIKE 'gevel\\_%' AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname, a.attnum`)
  return rows
}

function interfaceOf(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const described = [...tables].map(([table, all]) => {
    const lines = all.map((column) => `    ${column.name}: ${typeOfColumn(column)}\n`)
    return `  ${table}: {\n${lines.join('')}  }\n`
  })
  return `\n/** Our own tables, by name. */\nexport interface Tables {\n${described.join('')}}\n`
}

function typeOfColumn(column: Column): string {
  const plain = valuesOf(column) ?? typeOfValue(column)
  const type = column.nullable ? `${plain} | null` : plain
  if (column.is_generated) return `GeneratedAlways<${type}>`
  return column.has_default ? `Generated<${type}>` : type
}

/** The texts that a check allows: `CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text])))`. */
function valuesOf({ type, checks }: Column): string | undefined {
  for (const check of type === 'text' ? checks : []) {
    const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check) ?? []
    if (list) return Array.from(list.matchAll(/'([^']+)'::text/g), ([, value]) => `'${value}'`).join(' | ')
    const [, value] = /^CHECK \(\(\w+ = '([^']+)'::text\)\)$/.exec(check) ?? []
    if (value) return `'${value}'`
  }
  return undefined
}

/** As the driver of the backend reads values: days, `bigint` and JSON as texts. */
const types: Readonly<Record<string, string>> = {
  bigint: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  'character varying': 'string',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'Json',
  numeric: 'number',
  real: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  'timestamp without time zone': 'Date',
  tsvector: 'string',
  uuid: 'string',
  xid8: 'string',
}

function typeOfValue({ table, name, type }: Column): string {
  if (name.endsWith('_cents') || name === 'cents') return 'Amount'
  const single = type.replace(/\[\]$/, '')
  const known = types[single]
  if (!known) throw new Error(`The type ${type} of ${table}.${name} has no TypeScript type yet`)
  return single === type ? known : `${known}[]`
}
