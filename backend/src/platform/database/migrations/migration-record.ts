import type { ClientBase } from 'pg'
import type { Migration } from './migration-files'
import { MigrationError } from './migration-files'

/** A row of `gevel_migrations`. */
export interface MigrationRecord {
  number: number
  name: string
  sha256: string
  /** last key of a migration in batches */
  cursor: string | null
  /** null while the batches of a migration run */
  applied_at: Date | null
}

/** Reads which migrations a database has, in order; creates the table at the first start. */
export async function readRecords(database: ClientBase): Promise<MigrationRecord[]> {
  await database.query(`
    CREATE TABLE IF NOT EXISTS gevel_migrations (
      number integer PRIMARY KEY,
      name text NOT NULL,
      sha256 text NOT NULL,
      cursor text,
      started_at timestamptz NOT NULL DEFAULT now(),
      applied_at timestamptz
    )`)
  const { rows } = await database.query<MigrationRecord>(
    'SELECT number, name, sha256, cursor, applied_at FROM gevel_migrations ORDER BY number',
  )
  return rows
}

/** Records a migration as applied. */
export async function recordApplied(database: ClientBase, { number, name, sha256 }: Migration): Promise<void> {
  await database.query('INSERT INTO gevel_migrations (number, name, sha256, applied_at) VALUES ($1, $2, $3, now())', [
    number,
    name,
    sha256,
  ])
}

/**
 * Records the progress of a migration in batches.
 * @param cursor null after the last batch
 */
export async function recordBatch(
  database: ClientBase,
  { number, name, sha256 }: Migration,
  cursor: string | null,
): Promise<void> {
  await database.query(
    `INSERT INTO gevel_migrations AS known (number, name, sha256, cursor, applied_at)
     VALUES ($1, $2, $3, $4, CASE WHEN $4::text IS NULL THEN now() END)
     ON CONFLICT (number) DO UPDATE
       SET cursor = coalesce(excluded.cursor, known.cursor), applied_at = excluded.applied_at`,
    [number, name, sha256, cursor],
  )
}

/**
 * The migrations that a database still needs, in order.
 * @throws MigrationError when the applied migrations differ from the files
 */
export function pendingMigrations(files: readonly Migration[], records: readonly MigrationRecord[]): Migration[] {
  for (const { name, sha256 } of records) {
    const file = files.find((one) => one.name === name)
    if (!file) {
      throw new MigrationError(
        `The database has migration ${name}, which this release lacks: start the release that has it, or a later one.`,
      )
    }
    if (file.sha256 !== sha256) {
      throw new MigrationError(
        `Migration ${name} has changed since the database applied it: restore the file, and write a new migration.`,
      )
    }
  }
  const applied = records.filter(({ applied_at }) => applied_at !== null)
  const pending = files.filter(({ name }) => !applied.some((one) => one.name === name))
  const last = applied.at(-1)
  const late = pending.find(({ number }) => last && number < last.number)
  if (late) {
    throw new MigrationError(
      `Migration ${late.name} has not been applied, but ${last?.name} has: give it the next number.`,
    )
  }
  return pending
}
