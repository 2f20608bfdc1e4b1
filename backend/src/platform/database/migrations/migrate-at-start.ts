import path from 'node:path'
import type { Core } from '@strapi/strapi'
import type { ClientBase } from 'pg'
import { migrate } from './migrate'
import { MigrationError } from './migration-error'

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
