import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../src/platform/database/migrations/migrate'
import { MigrationFolder } from './support/migration-folder.ts'
import { dropDatabase, makeDatabase } from './support/temporary-database.ts'

const databaseName = 'gevel_test_migrations_at_size'
const rows = 1_000_000
/** How long a reader waits for a lock before it fails: much longer than a migration may queue it. */
const maxReadMs = 1_000
/** How long a report that began before the migrations holds its lock: each of them has to wait for it. */
const reportMs = 3_000
let url: string
let folder: MigrationFolder

async function connect(settings = ''): Promise<Client> {
  const client = new Client({ connectionString: url, options: settings })
  await client.connect()
  return client
}

beforeAll(async () => {
  url = await makeDatabase(databaseName)
  folder = await MigrationFolder.make({
    '0001-letters-length.sql': `ALTER TABLE letters ADD COLUMN length integer;
      ALTER TABLE letters ADD CONSTRAINT letters_length CHECK (length IS NOT NULL) NOT VALID`,
    '0002-letters-length.sql': `-- mode: batches
      WITH batch AS (
        SELECT max(id) AS last FROM (
          SELECT id FROM letters WHERE id > coalesce($1::integer, 0) ORDER BY id LIMIT 20000) ids
      ), filled AS (
        UPDATE letters SET length = char_length(text) FROM batch WHERE id > coalesce($1::integer, 0) AND id <= last
      )
      SELECT last AS cursor FROM batch`,
    '0003-letters-length.sql': `-- mode: no-transaction
      ALTER TABLE letters VALIDATE CONSTRAINT letters_length;
      DROP INDEX CONCURRENTLY IF EXISTS letters_length_index;
      CREATE INDEX CONCURRENTLY letters_length_index ON letters (length);`,
  })
  const database = await connect()
  await database.query('CREATE TABLE letters (id integer PRIMARY KEY, text text NOT NULL)')
  await database.query(`INSERT INTO letters SELECT n, repeat('x', n % 50) FROM generate_series(1, ${rows}) n`)
  await database.end()
}, 120_000)

afterAll(async () => {
  await folder.remove()
  await dropDatabase(databaseName)
})

/**
 * Reads continuously, and fails when it has to wait for a lock.
 * @returns a function that stops it
 */
async function readContinuously(): Promise<() => Promise<number>> {
  const reader = await connect(`-c lock_timeout=${maxReadMs}`)
  let isStopped = false
  let reads = 0
  const reading = (async () => {
    for (; !isStopped; reads++) {
      await reader.query('SELECT text FROM letters WHERE id = $1', [1 + ((reads * 7_919) % rows)])
      await pause(5)
    }
  })()
  reading.catch(() => undefined)
  return async () => {
    isStopped = true
    await reading.finally(() => reader.end())
    return reads
  }
}

test('migrates a million rows without blocking reads', { timeout: 300_000 }, async () => {
  const [database, report] = await Promise.all([connect(), connect()])
  const stop = await readContinuously()
  await report.query('BEGIN')
  await report.query('SELECT FROM letters LIMIT 1')
  const reported = pause(reportMs).then(() => report.query('COMMIT'))
  const reports: string[] = []
  await migrate(database, folder.path, (sentence) => reports.push(sentence))
  await reported
  expect(await stop()).toBeGreaterThan(0)
  expect(reports[0]).toBe('Migration 0001-letters-length.sql waits for a lock that others hold.')
  const { rows: left } = await database.query(
    'SELECT count(*) FROM letters WHERE length IS DISTINCT FROM char_length(text)',
  )
  expect(left).toEqual([{ count: '0' }])
  await Promise.all([database.end(), report.end()])
})
