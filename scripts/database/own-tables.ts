import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { backendFolder } from '../folders.ts'

const migrationsFolder = path.join(backendFolder, 'database/migrations')

/** A foreign key to a table of Strapi. */
const referenceToStrapi = /\bREFERENCES ((?!gevel_)\w+) \(id\)/g

/** Migrations that make or change tables; the others only change rows, also those of Strapi. */
const changesTables = /\b(?:CREATE|ALTER|DROP) TABLE\b/

/**
 * Creates our own tables in an empty database by the migrations, and of Strapi's tables the ids that ours refer to: in a second, where
 * a backend needs half a minute.
 */
export async function createOwnTables(database: pg.Client): Promise<void> {
  const files = (await readdir(migrationsFolder)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(path.join(migrationsFolder, file), 'utf8')))
  const migrations = texts.map((text) => text.replaceAll(/--.*/g, '')).filter((text) => changesTables.test(text))
  const strapiTables = new Set(
    migrations.flatMap((sql) => Array.from(sql.matchAll(referenceToStrapi), ([, name]) => name)),
  )
  for (const table of strapiTables) await database.query(`CREATE TABLE ${table} (id integer PRIMARY KEY)`)
  // functions may read the other columns of those
  await database.query('SET check_function_bodies = off')
  for (const sql of migrations) await database.query(sql)
}
