import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/platform/database/migrations/migrate'
import { readMigrations } from '../src/platform/database/migrations/migration-files'
import { dropOwnTables, ownSchema } from './support/gevel-tables.ts'
import { landedMigrations, MigrationFolder } from './support/migration-folder.ts'
import { startSecondBackend } from './support/second-backend.ts'
import { dropDatabase, makeFilledDatabase } from './support/temporary-database.ts'

const databaseName = 'gevel_test_upgrade'
/** The migrations that create what earlier releases created at each start. */
const baseline = 8
const startsWithinMs = 200_000
let url: string
let database: Client
/** our tables as this release created them in the empty database that it then filled */
let fresh: string[]

beforeAll(async () => {
  url = await makeFilledDatabase(databaseName)
  database = new Client({ connectionString: url })
  await database.connect()
  fresh = await ownSchema(database)
  await database.query(`TRUNCATE contents, up_users CASCADE;
    INSERT INTO up_users (document_id, username, email) VALUES ('reader', 'Lezer', 'lezer@example.nl')`)
}, startsWithinMs)

afterAll(async () => {
  await database.end()
  await dropDatabase(databaseName)
})

beforeEach(() => dropOwnTables(database))

/** Puts our tables in the state of a release with only the first migrations, and a little content. */
async function makeRelease(migrations: number): Promise<void> {
  const folder = await MigrationFolder.landed(migrations)
  onTestFinished(() => folder.remove())
  await migrate(database, folder.path, () => undefined)
  await database.query(`
    INSERT INTO gevel_comments (article_public_id, user_id, text, state, idempotency_key)
      SELECT 7, id, 'Een reactie.', 'shown', gen_random_uuid() FROM up_users;
    INSERT INTO gevel_followed_tags (user_id, tag_document_id) SELECT id, 'verf' FROM up_users;
    INSERT INTO gevel_listed_articles VALUES ('tag', 1, 'general', '2026-09-01', 7, 1), ('tag', 1, 'general', '2026-10-01', 8, 2);
    INSERT INTO gevel_listed_counts VALUES ('tag', 1, 'general', '2026-09-01', 1), ('tag', 1, 'general', '2026-10-01', 1)`)
}

async function expectContent(): Promise<void> {
  expect((await database.query('SELECT text, version FROM gevel_comments')).rows).toEqual([
    { text: 'Een reactie.', version: 1 },
  ])
  expect((await database.query('SELECT kind, subject FROM gevel_followed_subjects')).rows).toEqual([
    { kind: 'tag', subject: 'verf' },
  ])
  const total = `SELECT sum(articles) AS articles FROM gevel_listed_counts WHERE month = 'infinity'`
  expect((await database.query(total)).rows).toEqual([{ articles: '2' }])
}

async function expectAllApplied(): Promise<void> {
  const { rows } = await database.query(
    'SELECT name, sha256 FROM gevel_migrations WHERE applied_at IS NOT NULL ORDER BY number',
  )
  expect(rows).toEqual((await readMigrations(landedMigrations)).map(({ name, sha256 }) => ({ name, sha256 })))
}

test('leaves the tables of a release without migrations as they are, and adds what is missing', async () => {
  await makeRelease(baseline)
  await database.query('DROP TABLE gevel_migrations')
  await migrate(database, landedMigrations, () => undefined)
  await expectAllApplied()
  await expectContent()
})

test('migrates the database of the previous release with two backends that start at once', {
  timeout: startsWithinMs,
}, async () => {
  await makeRelease(-1)
  // that release writes the totals itself
  await database.query(`INSERT INTO gevel_listed_counts VALUES ('tag', 1, 'general', 'infinity', 2)`)
  const backends = await Promise.all([0, 1].map(() => startSecondBackend({ DATABASE_URL: url })))
  await Promise.all(backends.map((backend) => backend.stop()))
  const applications = backends
    .flatMap((backend) => backend.lines())
    .filter(({ msg }) => /was applied/.test(String(msg)))
  expect(applications).toHaveLength(1)
  await expectAllApplied()
  await expectContent()
  expect(await ownSchema(database)).toEqual(fresh)
})

test('allows the previous release to follow and unfollow tags', async () => {
  await makeRelease(13)
  await migrate(database, landedMigrations, () => undefined)
  await database.query(`INSERT INTO gevel_followed_subjects (user_id, kind, subject)
    SELECT id, 'author', 'marit' FROM up_users`)
  const followed = async () =>
    (await database.query('SELECT kind, subject FROM gevel_followed_subjects ORDER BY subject')).rows
  // its own statements
  for (const _ of [1, 2]) {
    await database.query(`INSERT INTO gevel_followed_tags (user_id, tag_document_id)
      SELECT id, 'hout' FROM up_users ON CONFLICT DO NOTHING`)
  }
  const tags = 'SELECT f.tag_document_id, f.added_at IS NOT NULL AS dated FROM gevel_followed_tags f ORDER BY added_at'
  expect((await database.query(tags)).rows).toEqual([
    { tag_document_id: 'verf', dated: true },
    { tag_document_id: 'hout', dated: true },
  ])
  await database.query(`DELETE FROM gevel_followed_tags WHERE tag_document_id IN ('verf', 'marit')`)
  expect(await followed()).toEqual([
    { kind: 'tag', subject: 'hout' },
    { kind: 'author', subject: 'marit' },
  ])
})

test('lets who had the role of subscribers read on, without an end', async () => {
  await makeRelease(41)
  await database.query(`WITH role AS (
      INSERT INTO up_roles (document_id, name, type) VALUES ('subscriber', 'Abonnee', 'subscriber') RETURNING id)
    INSERT INTO up_users_role_lnk (user_id, role_id) SELECT up_users.id, role.id FROM up_users, role`)
  onTestFinished(async () => {
    await database.query(`DELETE FROM up_roles WHERE type = 'subscriber'`)
  })
  await migrate(database, landedMigrations, () => undefined)
  expect((await database.query('SELECT source, edition, until_on FROM gevel_entitlements')).rows).toEqual([
    { source: 'complimentary', edition: 'mix', until_on: null },
  ])
})

test('does not start on a database that has another migration', { timeout: startsWithinMs }, async () => {
  await makeRelease(-1)
  await database.query(`UPDATE gevel_migrations SET sha256 = 'other' WHERE number = 1`)
  await expect(startSecondBackend({ DATABASE_URL: url })).rejects.toThrow(
    'Migration 0001-accounts.sql has changed since the database applied it: restore the file, and write a new migration.',
  )
})
