import type { ClientBase } from 'pg'
import { type Migration, MigrationError, statementsOf } from './migration-files'
import { recordApplied, recordBatch } from './migration-record'
import { retryWhileLocked } from './retry-while-locked'

const reportEveryMs = 10_000

/**
 * Applies a migration and records it. After a kill at any moment it is applied again, or from the last batch.
 * @param cursor where the batches of an earlier start ended
 */
export async function applyMigration(
  database: ClientBase,
  migration: Migration,
  cursor: string | null,
  report: (sentence: string) => void,
): Promise<void> {
  if (migration.mode === 'batches') return applyInBatches(database, migration, cursor, report)
  if (migration.mode === 'no-transaction') {
    for (const statement of statementsOf(migration)) await database.query(statement)
    return recordApplied(database, migration)
  }
  const apply = async () => {
    await database.query(migration.sql)
    await recordApplied(database, migration)
  }
  return retryWhileLocked(database, apply, report)
}

/** Runs the statement with the last key as `$1`, null at first, until the `cursor` it returns is null. */
async function applyInBatches(
  database: ClientBase,
  migration: Migration,
  from: string | null,
  report: (sentence: string) => void,
): Promise<void> {
  const applyBatch = async (after: string | null) => {
    const { rows } = await database.query<{ cursor?: unknown }>(migration.sql, [after])
    const key = rows[0]?.cursor ?? null
    const next = key === null ? null : String(key)
    if (next !== null && next === after) throw new MigrationError(`its batches do not get past ${after}`)
    await recordBatch(database, migration, next)
    return next
  }
  let reportedAt = Date.now()
  let cursor = from
  do {
    cursor = await retryWhileLocked(database, () => applyBatch(cursor), report)
    if (cursor === null || Date.now() - reportedAt < reportEveryMs) continue
    report(`is at ${cursor}`)
    reportedAt = Date.now()
  } while (cursor !== null)
}
