import type { Client } from 'pg'
import { afterAll, expect, vi } from 'vitest'
import { type Admin, logIn, type StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { openDatabase } from '../support/database.ts'
import type { SecondBackend } from '../support/second-backend.ts'
import { test } from '../support/with-second-backend.ts'

let admin: Admin
let frozen: SecondBackend
let database: Client
let article: StoredDocument

test.beforeAll(async ({ second }) => {
  frozen = second
  ;[admin, database] = await Promise.all([logIn(), openDatabase()])
  article = await admin.create('content', articleFields('Halverwege stilgevallen', {}))
}, 180_000)
afterAll(async () => {
  frozen.freeze(false)
  await admin.remove('content', article.documentId)
  await database.end()
}, 60_000)

/** Writes of documents that are carried out now and wait for a row. */
async function writesWaitingForRow(): Promise<unknown[]> {
  const { rows } = await database.query(
    `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND wait_event_type = 'Lock' AND wait_event <> 'advisory'
       AND (classid::bigint << 32 | objid::bigint) = hashtextextended('gevel documents', 0)`,
  )
  return rows
}

test('accepts saves soon after another backend froze in the middle of one', { timeout: 90_000 }, async () => {
  const there = await logIn(undefined, frozen.url)
  const row = await openDatabase()
  await row.query('BEGIN')
  await row.query('SELECT FROM contents WHERE document_id = $1 FOR UPDATE', [article.documentId])
  const halfway = there.update('content', article.documentId, { intro: 'Halverwege.' })
  await vi.waitFor(async () => expect(await writesWaitingForRow()).toHaveLength(1), { timeout: 15_000, interval: 50 })
  frozen.freeze(true)
  await row.query('ROLLBACK')
  await row.end()

  const saved = await admin.update('content', article.documentId, { intro: 'Bij de ander.' })
  expect([saved.status, saved.body]).toMatchObject([200, { data: { intro: 'Bij de ander.' } }])
  frozen.freeze(false)
  const { status, headers } = await halfway
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
})
