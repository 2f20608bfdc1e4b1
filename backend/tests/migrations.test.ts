import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { withDemoSecrets } from '../../scripts/secrets.ts'
import { migrate } from '../src/platform/database/migrations/migrate'
import { MigrationFolder } from './support/migration-folder.ts'
import { dropDatabase, makeDatabase } from './support/temporary-database.ts'

const databaseName = 'gevel_test_migrations'
let url: string
let database: Client
let reports: string[]

beforeAll(async () => {
  url = await makeDatabase(databaseName)
})
afterAll(() => dropDatabase(databaseName))

beforeEach(async () => {
  reports = []
  database = await connect()
  await database.query(
    'CREATE TABLE letters (id integer PRIMARY KEY, times integer NOT NULL DEFAULT 0 CHECK (times < 9))',
  )
  await database.query('INSERT INTO letters SELECT n FROM generate_series(1, 25) n')
})
afterEach(async () => {
  await database.query('DROP TABLE letters; DROP TABLE gevel_migrations')
  await database.end()
})

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

async function folderOf(texts: Record<string, string>): Promise<MigrationFolder> {
  const folder = await MigrationFolder.make(texts)
  onTestFinished(() => folder.remove())
  return folder
}

const run = (folder: MigrationFolder) => migrate(database, folder.path, (sentence) => reports.push(sentence))

async function applied(): Promise<string[]> {
  const { rows } = await database.query(
    'SELECT name FROM gevel_migrations WHERE applied_at IS NOT NULL ORDER BY number',
  )
  return rows.map(({ name }) => name)
}

test('applies each migration once', async () => {
  const folder = await folderOf({ '0001-count.sql': 'UPDATE letters SET times = times + 1' })
  await run(folder)
  await folder.write('0002-count.sql', 'UPDATE letters SET times = times + 1')
  await run(folder)
  await run(folder)
  expect((await database.query('SELECT DISTINCT times FROM letters')).rows).toEqual([{ times: 2 }])
  expect(await applied()).toEqual(['0001-count.sql', '0002-count.sql'])
})

test('rolls a failed migration back as a whole, and names it', async () => {
  const folder = await folderOf({ '0001-two.sql': 'UPDATE letters SET times = 5; ALTER TABLE mails ADD COLUMN a text' })
  await expect(run(folder)).rejects.toThrow('Migration 0001-two.sql failed: relation "mails" does not exist.')
  expect((await database.query('SELECT FROM letters WHERE times = 5')).rowCount).toBe(0)
  expect(await applied()).toEqual([])
  await folder.write('0001-two.sql', 'UPDATE letters SET times = 5')
  await run(folder)
  expect(await applied()).toEqual(['0001-two.sql'])
})

test('stops at a migration that has changed', async () => {
  const folder = await folderOf({ '0001-a.sql': 'SELECT 1' })
  await run(folder)
  await folder.write('0001-a.sql', 'SELECT 2')
  await expect(run(folder)).rejects.toThrow('Migration 0001-a.sql has changed since the database applied it')
})

const countInBatches = `-- mode: batches
WITH batch AS (
  SELECT max(id) AS last FROM (SELECT id FROM letters WHERE id > coalesce($1::integer, 0) ORDER BY id LIMIT 10) ids
), counted AS (
  UPDATE letters SET times = times + 1 FROM batch WHERE id > coalesce($1::integer, 0) AND id <= last
)
SELECT last AS cursor FROM batch;
`

test('resumes after the last committed batch', async () => {
  const folder = await folderOf({ '0001-count.sql': countInBatches })
  await database.query('UPDATE letters SET times = 8 WHERE id = 15')
  await expect(run(folder)).rejects.toThrow('Migration 0001-count.sql failed')
  expect(await applied()).toEqual([])
  await database.query('UPDATE letters SET times = 0 WHERE id = 15')
  await run(folder)
  expect((await database.query('SELECT DISTINCT times FROM letters')).rows).toEqual([{ times: 1 }])
  expect(await applied()).toEqual(['0001-count.sql'])
})

test('stops batches that make no progress', async () => {
  const folder = await folderOf({
    '0001-stuck.sql': '-- mode: batches\nSELECT 7 AS cursor, $1::text AS after',
  })
  await expect(run(folder)).rejects.toThrow('Migration 0001-stuck.sql failed: its batches do not get past 7.')
})

test('creates an index concurrently while another backend waits for the start lock', async () => {
  for (const [name, value] of Object.entries({ ...withDemoSecrets({}), DATABASE_URL: url })) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const fail = (error: Error) => expect.unreachable(error.message)
  const { takeStartLock } = await import('../src/platform/database/start-lock')
  const first = await takeStartLock(fail)
  const second = takeStartLock(fail)
  const folder = await folderOf({
    '0001-index.sql': `-- mode: no-transaction
      DROP INDEX CONCURRENTLY IF EXISTS letters_times;
      CREATE INDEX CONCURRENTLY letters_times ON letters (times);`,
  })
  await migrate(first.connection, folder.path, (sentence) => reports.push(sentence))
  expect(await applied()).toEqual(['0001-index.sql'])
  await first.release()
  await (await second).release()
})
