import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stem } from '../../src/features/search/words/stem'
import { ask } from '../support/backend'
import { openDatabase } from '../support/database'
import { openTestDocuments } from '../support/test-documents'

const { create } = await openTestDocuments()

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

test('stems every word of the demo content as the rules do', async () => {
  const { rows } = await database.query<{ word: string; stem: string }>(
    `SELECT word, gevel_search_stem(word) AS stem
     FROM (SELECT word FROM gevel_search_words UNION SELECT word FROM gevel_search_new_words) words`,
  )
  expect(rows.length).toBeGreaterThan(3000)
  expect(rows.filter((row) => row.stem !== stem(row.word))).toEqual([])
})

/** The published documents that the index does not have, and those of the index that are not published. */
async function differences(): Promise<unknown[]> {
  const { rows } = await database.query(`
    WITH truth AS (
      SELECT 'article' AS kind, id AS row_id FROM contents WHERE published_at IS NOT NULL
      UNION ALL SELECT 'company', id FROM partners WHERE published_at IS NOT NULL
      UNION ALL SELECT 'event', id FROM events WHERE published_at IS NOT NULL
      UNION ALL SELECT 'vacancy', id FROM vacancies WHERE published_at IS NOT NULL
      UNION ALL SELECT 'magazine', id FROM magazines WHERE published_at IS NOT NULL
      UNION ALL SELECT 'page', id FROM pages WHERE published_at IS NOT NULL AND type = 'PAGE' AND link NOT IN ('/', '/pro')
      UNION ALL SELECT 'figures', id FROM figure_series WHERE published_at IS NOT NULL
      UNION ALL SELECT DISTINCT 'author', l.author_id FROM contents_author_lnk l JOIN contents c ON c.id = l.content_id
        WHERE c.published_at IS NOT NULL
    ), indexed AS (SELECT kind, row_id FROM gevel_search_documents)
    SELECT * FROM ((TABLE truth EXCEPT TABLE indexed) UNION ALL (TABLE indexed EXCEPT TABLE truth)) d`)
  return rows
}

test('contains exactly the published documents', async () => {
  expect(await differences()).toEqual([])
})

test('indexes a change by plain SQL in its transaction, and rolls it back with it', async () => {
  const update = (title: string) =>
    database.query(
      `UPDATE contents SET title = $1 WHERE id = (SELECT min(id) FROM contents WHERE published_at IS NOT NULL)`,
      [title],
    )
  const count = async () => (await ask('/public/search?q=rolterugwoord')).text.includes('rolterugwoord')
  await database.query('BEGIN')
  await update('Een rolterugwoord')
  await database.query('SET CONSTRAINTS ALL IMMEDIATE')
  const { rows } = await database.query("SELECT FROM gevel_search_documents WHERE title = 'Een rolterugwoord'")
  expect(rows).toHaveLength(1)
  await database.query('ROLLBACK')
  expect(await count()).toBe(false)
  expect((await database.query('SELECT FROM gevel_search_changes')).rows).toEqual([])
})

async function rebuildArticles(): Promise<void> {
  let after: number | null = 0
  while (after !== null) {
    const result: { rows: { last: number | null }[] } = await database.query(
      "SELECT gevel_search_batch('article', $1) AS last",
      [after],
    )
    after = result.rows[0]?.last ?? null
  }
}

test('indexes the same again in a rebuild', async () => {
  const digest = `SELECT md5(string_agg(kind || row_id || head::text || words::text || shown_text, '' ORDER BY kind, row_id))
    FROM gevel_search_documents WHERE kind = 'article'`
  // the job may still have to apply a change of names that the seed left
  await rebuildArticles()
  const before = await database.query(digest)
  await database.query("DELETE FROM gevel_search_documents WHERE kind = 'article' AND row_id % 2 = 0")
  await rebuildArticles()
  expect((await database.query(digest)).rows).toEqual(before.rows)
})

test('is complete again after `npm run search:rebuild`, by the present rules and without documents that are gone', async () => {
  const oldRules = `UPDATE gevel_search_words SET stems = '{houtprijzenoud}' WHERE word = 'houtprijs' RETURNING word`
  expect((await database.query(oldRules)).rowCount).toBe(1)
  await database.query(`DELETE FROM gevel_search_documents WHERE kind IN ('article', 'page')`)
  await database.query(`INSERT INTO gevel_search_documents (kind, row_id, tag_ids, title, shown_text, head, words)
    VALUES ('vacancy', 2147483647, '{}', 'Weg', 'Weg', '', '')`)
  await database.query('DELETE FROM gevel_search_parts')
  await database.query(`UPDATE gevel_search_state SET words_version = 'another'`)
  const command = path.resolve(import.meta.dirname, '../../../scripts/search-rebuild.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [command])
  expect(stdout).toContain('Indexing: article')
  const { rows } = await database.query("SELECT stems[1] AS stem FROM gevel_search_words WHERE word = 'houtprijs'")
  expect(rows).toEqual([{ stem: 'houtprijs' }])
  expect(await differences()).toEqual([])
  const state = await database.query(`SELECT is_built, words_version = gevel_search_version() AS "isNew",
    EXISTS (SELECT FROM gevel_search_parts) AS "hasParts" FROM gevel_search_state`)
  expect(state.rows).toEqual([{ is_built: true, isNew: true, hasParts: true }])
})

test('stems the words, the documents and the pages of issues again when the rules are those of another release', async () => {
  const stems = async () => (await database.query("SELECT stems FROM gevel_search_words WHERE word = 'houtprijs'")).rows
  const pages = `SELECT count(*)::integer AS pages FROM gevel_issue_pages WHERE words = ''`
  const blank = (await database.query(pages)).rows
  const now = await stems()
  await database.query(`UPDATE gevel_search_words SET stems = '{houtprijzenoud}' WHERE word = 'houtprijs'`)
  await database.query(`DELETE FROM gevel_search_documents WHERE kind = 'page'`)
  await database.query(`UPDATE gevel_issue_pages SET words = ''`)
  await database.query(`UPDATE gevel_search_state SET words_version = 'another'`)
  // queues the job, which also runs every five minutes
  await create('lexicon-entry', { kind: 'synonym', word: 'qversiewoord', variants: 'qversiewoordje' })
  await vi.waitFor(
    async () => {
      const state = 'SELECT is_built AND words_version = gevel_search_version() AS is_new FROM gevel_search_state'
      expect((await database.query(state)).rows).toEqual([{ is_new: true }])
    },
    { timeout: 60_000, interval: 500 },
  )
  expect(await stems()).toEqual(now)
  expect((await database.query(pages)).rows).toEqual(blank)
  expect(await differences()).toEqual([])
})

test('counts searches without a result, but not addresses and numbers', async () => {
  const miss = async (q: string) => ask(`/public/search?${new URLSearchParams({ q })}`)
  const words = ['qxyzniets', 'jan@qxyz.example', 'qxyz 06 12345678']
  for (const q of [...words, words[0] ?? '']) await miss(q)
  const { rows } = await database.query<{ query: string; searches: number }>(
    "SELECT query, searches FROM gevel_search_misses WHERE query LIKE '%qxyz%'",
  )
  expect(rows).toEqual([{ query: 'qxyzniets', searches: 2 }])
  await database.query("DELETE FROM gevel_search_misses WHERE query LIKE '%qxyz%'")
})
