import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { landedMigrations } from './support/migration-folder.ts'
import { dropDatabase, makeDatabase } from './support/temporary-database.ts'

const databaseName = 'gevel_test_admin_forms'
const articles = 'plugin_content_manager_configuration_content_types::api::content.content'
const correction = 'plugin_content_manager_configuration_components::shared.correction'
let database: Client
let migration: string

beforeAll(async () => {
  database = new Client({ connectionString: await makeDatabase(databaseName) })
  await database.connect()
  await database.query('CREATE TABLE strapi_core_store_settings (key text, value text)')
  migration = await readFile(path.join(landedMigrations, '0018-admin-forms.sql'), 'utf8')
})

afterAll(async () => {
  await database.end()
  await dropDatabase(databaseName)
})

beforeEach(() => database.query('DELETE FROM strapi_core_store_settings'))

/** Applies the migration to stored settings of the two forms; returns them. */
async function migrated(list: string[], hintOfForm: string, hintOfMoment: string): Promise<object[]> {
  const settings = {
    [articles]: { layouts: { list }, metadatas: { form: { edit: { label: 'Vorm', description: hintOfForm } } } },
    [correction]: { metadatas: { at: { edit: { description: hintOfMoment } } } },
  }
  for (const [key, value] of Object.entries(settings))
    await database.query('INSERT INTO strapi_core_store_settings VALUES ($1, $2)', [key, JSON.stringify(value)])
  await database.query(migration)
  const { rows } = await database.query('SELECT value FROM strapi_core_store_settings ORDER BY key DESC')
  return rows.map(({ value }) => JSON.parse(value))
}

test('replaces the columns and hints of earlier releases', async () => {
  const before = ['title', 'label', 'edition', 'releasedAt', 'publishAt']
  expect(await migrated(before, 'Bepaalt hoe het artikel opent: news = nieuws, opinion = opinie.', '')).toEqual([
    {
      layouts: { list: ['title', 'edition', 'releasedAt'] },
      metadatas: { form: { edit: { label: 'Vorm', description: 'Bepaalt hoe het artikel opent.' } } },
    },
    { metadatas: { at: { edit: { description: 'Leeg: het moment waarop u bewaart.' } } } },
  ])
})

test('leaves what an owner has adjusted', async () => {
  expect(await migrated(['title', 'publishAt'], 'Kies er een.', 'In Dutch time.')).toEqual([
    {
      layouts: { list: ['title', 'publishAt'] },
      metadatas: { form: { edit: { label: 'Vorm', description: 'Kies er een.' } } },
    },
    { metadatas: { at: { edit: { description: 'In Dutch time.' } } } },
  ])
})
