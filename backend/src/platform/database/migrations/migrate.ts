import path from 'node:path'
import type { Core } from '@strapi/strapi'
import type { ClientBase } from 'pg'
import { isLostConnection } from '../lost-connection'
import { applyMigration } from './apply-migration'
import { MigrationError, readMigrations } from './migration-files'
import { pendingMigrations, readRecords } from './migration-record'

/**
 * Applies the migrations of a folder that the database lacks, each once and in order.
 * @param database the connection that holds the start lock: no migration runs without the lock
 * @throws MigrationError when one fails, or when the files differ from those that the database has applied; the
 * driver's own error when the connection is lost
 */
export async function migrate(database: ClientBase, folder: string, report: (sentence: string) => void): Promise<void> {
  const files = await readMigrations(folder)
  const records = await readRecords(database)
  for (const migration of pendingMigrations(files, records)) {
    const { number, name } = migration
    const began = performance.now()
    const cursor = records.find((record) => record.number === number)?.cursor ?? null
    await applyMigration(database, migration, cursor, (what) => report(`Migration ${name} ${what}.`)).catch(
      (cause: unknown) => {
        if (isLostConnection(cause)) throw cause
        throw new MigrationError(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}.`, {
          cause,
        })
      },
    )
    report(`Migration ${name} was applied in ${Math.round(performance.now() - began)} ms.`)
  }
}

/**
 * Migrates the database, after Strapi has created its own tables: ours refer to them. A failure ends the program with
 * one sentence.
 */
export async function migrateAtStart(strapi: Core.Strapi, database: ClientBase): Promise<void> {
  const folder = path.join(strapi.dirs.app.root, 'database/migrations')
  await migrate(database, folder, (sentence) => strapi.log.info(sentence)).catch((error: unknown) => {
    if (!(error instanceof MigrationError)) throw error
    strapi.log.error(error.message)
    process.exit(1)
  })
}
