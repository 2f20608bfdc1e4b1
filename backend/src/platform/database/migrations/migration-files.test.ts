import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Migration, readMigrations, statementsOf } from './migration-files'

const landed = path.join(import.meta.dirname, '../../../../database/migrations')
const sources = path.join(import.meta.dirname, '../../..')
/** The last migration that may find its tables already there, created by a release without migrations. */
const lastOfBaseline = 8

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-migrations-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

test('reads migrations in order, with their mode', async () => {
  await write('0002-letters.sql', '-- mode: batches\nSELECT 2')
  await write('0001-letters.sql', '-- A comment.\n-- mode: batches\nSELECT 1')
  expect(await readMigrations(folder)).toMatchObject([
    { number: 1, name: '0001-letters.sql', mode: 'transaction' },
    { number: 2, name: '0002-letters.sql', mode: 'batches' },
  ])
})

test('gives the same checksum whatever the line endings are', async () => {
  await write('0001-letters.sql', '-- mode: no-transaction\r\nSELECT 1\r\n')
  const [crlf] = await readMigrations(folder)
  await write('0001-letters.sql', '-- mode: no-transaction\nSELECT 1\n')
  expect(await readMigrations(folder)).toEqual([crlf])
})

test.each([
  ['a gap', ['0001-a.sql', '0003-b.sql'], '0003-b.sql should be migration 2'],
  ['a duplicate', ['0001-a.sql', '0001-b.sql'], '0001-b.sql should be migration 2'],
  ['a file without a number', ['0001-a.sql', 'notes.md'], 'notes.md should be migration 2'],
])('rejects %s in the numbers', async (_, names, sentence) => {
  for (const name of names) await write(name, 'SELECT 1')
  await expect(readMigrations(folder)).rejects.toThrow(sentence)
})

test('rejects an unknown mode', async () => {
  await write('0001-a.sql', '-- mode: batch\nSELECT 1')
  await expect(readMigrations(folder)).rejects.toThrow("0001-a.sql has an unknown mode, 'batch'")
})

test('splits a migration without a transaction into its statements', () => {
  const sql = "-- mode: no-transaction\n\n-- One; two.\nDROP INDEX a;\nCREATE INDEX a\n  ON b (c) WHERE d = ';x';\n"
  expect(statementsOf({ sql } as Migration)).toEqual(['DROP INDEX a', "CREATE INDEX a\n  ON b (c) WHERE d = ';x'"])
})

test('reads the migrations of this release, of which only the baseline skips existing tables', async () => {
  for (const { number, name, sql } of await readMigrations(landed)) {
    if (number > lastOfBaseline) expect(sql, name).not.toMatch(/(?<!EXTENSION )IF NOT EXISTS/i)
    expect(sql, name).not.toMatch(/^\s*(BEGIN|COMMIT|ROLLBACK)\s*;/im)
  }
})

test('finds no table of ours created or altered outside the migrations', async () => {
  const found: string[] = []
  for await (const file of glob('**/*.ts', { cwd: sources })) {
    if (file.startsWith('platform/database/migrations/')) continue
    if (/CREATE TABLE|ADD COLUMN/i.test(await readFile(path.join(sources, file), 'utf8'))) found.push(file)
  }
  expect(found, 'add a file to backend/database/migrations/ instead (docs/how-to/add-a-migration.md)').toEqual([])
})
