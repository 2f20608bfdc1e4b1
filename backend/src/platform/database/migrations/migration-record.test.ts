import { expect, test } from 'vitest'
import type { Migration } from './migration-files'
import { type MigrationRecord, pendingMigrations } from './migration-record'

const file = (number: number): Migration => ({
  ...{ number, name: `000${number}-letters.sql`, mode: 'transaction', sql: '', sha256: `sum of ${number}` },
})

const record = (number: number): MigrationRecord => ({
  ...{ number, name: `000${number}-letters.sql`, sha256: `sum of ${number}`, cursor: null, applied_at: new Date() },
})

test('finds the pending migrations, in order', () => {
  expect(pendingMigrations([file(1), file(2), file(3)], [record(1)])).toEqual([file(2), file(3)])
  expect(pendingMigrations([file(1)], [record(1)])).toEqual([])
})

test('finds a migration whose batches have not ended', () => {
  expect(pendingMigrations([file(1)], [{ ...record(1), applied_at: null }])).toEqual([file(1)])
})

test.each([
  ['a changed migration', [file(1)], [{ ...record(1), sha256: 'other' }], '0001-letters.sql has changed since'],
  ['a missing migration', [file(1)], [record(1), record(2)], '0002-letters.sql, which this release lacks'],
  ['a migration before an applied one', [file(1), file(2)], [record(2)], '0001-letters.sql has not been applied'],
])('rejects %s', (_, files, records, sentence) => {
  expect(() => pendingMigrations(files, records)).toThrow(sentence)
})
