import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Stops the start of the backend; its message is one sentence for the log. */
export class MigrationError extends Error {}

/**
 * How a migration runs: in one transaction; statement by statement without one, such as `CREATE INDEX CONCURRENTLY`;
 * or in batches, each in its own transaction.
 */
const modes = ['transaction', 'no-transaction', 'batches'] as const
type Mode = (typeof modes)[number]

/** A file of `database/migrations/`. */
export interface Migration {
  number: number
  /** file name */
  name: string
  mode: Mode
  sql: string
  /** of the text with LF line endings, in hexadecimal: Git may check it out with CRLF on Windows */
  sha256: string
}

/** `0001-accounts.sql` */
const fileName = /^(?<number>\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/
/** First line of a file that does not run in one transaction. */
const modeLine = /^-- mode: (?<mode>.*)$/m

/**
 * Reads the migrations of a folder, in order.
 * @throws MigrationError when their names are not numbered 1, 2, 3 …
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
  return Promise.all(
    names.map(async (name, index) => parse(name, index, await readFile(path.join(folder, name), 'utf8'))),
  )
}

function parse(name: string, index: number, text: string): Migration {
  const number = Number(fileName.exec(name)?.groups?.number)
  if (number !== index + 1) {
    throw new MigrationError(
      `${name} should be migration ${index + 1}: name it as 0001-name.sql, without gaps or doubles.`,
    )
  }
  const sql = text.replaceAll('\r\n', '\n')
  const modeName = modeLine.exec(sql.slice(0, sql.indexOf('\n')))?.groups?.mode ?? 'transaction'
  const mode = modes.find((one) => one === modeName)
  if (!mode) throw new MigrationError(`${name} has an unknown mode, '${modeName}': write one of ${modes.join(', ')}.`)
  return { number, name, mode, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

/** The statements of a migration without a transaction; PostgreSQL wraps several in one query in a transaction. */
export function statementsOf({ sql }: Migration): string[] {
  return sql
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
