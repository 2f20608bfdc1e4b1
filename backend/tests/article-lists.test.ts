import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from './support/backend'
import { openDatabase } from './support/database'

const totals = path.join(import.meta.dirname, '../database/migrations/0009-article-totals.sql')

let database: Client
let other: Client

beforeAll(async () => {
  database = await openDatabase()
  other = await openDatabase()
})

afterAll(async () => {
  await database.end()
  await other.end()
})

/** Rows that are wrongly in the lists or missing from them; and counts that differ from the lists. */
const wrong = `
  WITH truth AS (
    SELECT l.kind, l.owner_id, c.edition, c.released_at, c.public_id, c.id AS content_id
    FROM contents c JOIN (
      SELECT 'all' AS kind, 0 AS owner_id, id AS content_id FROM contents
      UNION ALL SELECT 'tag', tag_id, content_id FROM contents_tags_lnk
      UNION ALL SELECT 'company', partner_id, content_id FROM contents_partners_lnk
      UNION ALL SELECT 'author', author_id, content_id FROM contents_author_lnk
    ) l ON l.content_id = c.id
    WHERE c.published_at IS NOT NULL
  ), counts AS (
    SELECT kind, owner_id, edition, date_trunc('month', released_at)::date AS month, count(*) AS articles
    FROM truth GROUP BY 1, 2, 3, 4
    UNION ALL SELECT kind, owner_id, edition, 'infinity', count(*) FROM truth GROUP BY 1, 2, 3
  ), kept AS (
    SELECT kind, owner_id, edition, month, sum(articles) AS articles
    FROM gevel_listed_counts GROUP BY 1, 2, 3, 4 HAVING sum(articles) <> 0
  )
  SELECT (SELECT count(*) FROM (
      (TABLE truth EXCEPT TABLE gevel_listed_articles) UNION ALL (TABLE gevel_listed_articles EXCEPT TABLE truth)) r)
    + (SELECT count(*) FROM ((TABLE counts EXCEPT TABLE kept) UNION ALL (TABLE kept EXCEPT TABLE counts)) c) AS wrong`

async function expectRightLists(): Promise<void> {
  expect((await database.query(wrong)).rows).toEqual([{ wrong: '0' }])
}

interface Article {
  id: number
  tag_id: number
}
let article: Article

afterEach(() => database.query('ROLLBACK'))

beforeEach(async () => {
  const found = await database.query(
    `SELECT c.id, l.tag_id FROM contents c JOIN contents_tags_lnk l ON l.content_id = c.id
    WHERE c.published_at IS NOT NULL AND c.edition = 'general' ORDER BY c.id LIMIT 1`,
  )
  article = found.rows[0] as Article
})

const untagged = `
  CREATE TEMP VIEW untagged AS SELECT id FROM contents WHERE published_at IS NULL
    AND NOT EXISTS (SELECT FROM contents_tags_lnk WHERE content_id = contents.id)`

test('maintains the same lists of the demo content as a full count', expectRightLists)

test.each([
  ['goes to the other edition', `UPDATE contents SET edition = 'pro' WHERE id = $1`],
  ['gets another date', `UPDATE contents SET released_at = released_at - interval '40 days' WHERE id = $1`],
  ['goes offline', 'UPDATE contents SET published_at = NULL, public_id = 2000000000 WHERE id = $1'],
  ['loses its tags', 'DELETE FROM contents_tags_lnk WHERE content_id = $1'],
  [
    'gets every tag',
    'INSERT INTO contents_tags_lnk (content_id, tag_id) SELECT $1, id FROM tags ON CONFLICT DO NOTHING',
  ],
  [
    'gives its tags away',
    'UPDATE contents_tags_lnk SET content_id = (SELECT max(id) FROM untagged) WHERE content_id = $1',
  ],
  ['loses its companies', 'DELETE FROM contents_partners_lnk WHERE content_id = $1'],
  ['loses its author', 'DELETE FROM contents_author_lnk WHERE content_id = $1'],
  [
    'gets another author',
    `UPDATE contents_author_lnk SET author_id = (SELECT max(id) FROM authors a WHERE a.id <> author_id) WHERE content_id = $1`,
  ],
  ['is deleted', 'DELETE FROM contents WHERE id = $1'],
])('updates the lists when an article %s', async (_, change) => {
  await database.query('BEGIN')
  await database.query(untagged)
  await database.query(change, [article.id])
  await expectRightLists()
})

test('updates the lists when many articles change at once', async () => {
  await database.query('BEGIN')
  await database.query(`UPDATE contents SET edition = CASE edition WHEN 'pro' THEN 'general' ELSE 'pro' END`)
  await database.query('DELETE FROM tags WHERE id = $1', [article.tag_id])
  await expectRightLists()
})

test.each([
  ['are not there', `DELETE FROM gevel_listed_counts WHERE month = 'infinity'`],
  ['ran behind', `UPDATE gevel_listed_counts SET articles = 1 WHERE month = 'infinity' AND kind = 'tag'`],
  ['are right', 'SELECT'],
])('corrects totals that %s in the migration of the totals', async (_, corrupt) => {
  await database.query('BEGIN')
  await database.query(corrupt)
  await database.query(await readFile(totals, 'utf8'))
  await expectRightLists()
})

/** Waits until a statement of another connection waits for ours. */
async function waiting(): Promise<void> {
  const blocked = 'SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))'
  await expect.poll(async () => (await database.query(blocked)).rowCount).toBe(1)
}

test('applies two concurrent changes of one article', async () => {
  const link = 'content_id = $1 AND tag_id = $2'
  await database.query('BEGIN')
  const taken = await database.query(`DELETE FROM contents_tags_lnk WHERE ${link} RETURNING *`, [
    article.id,
    article.tag_id,
  ])
  const moving = other.query(`UPDATE contents SET edition = 'pro' WHERE id = $1`, [article.id])
  await waiting()
  await database.query('COMMIT')
  await moving
  await expectRightLists()

  const { content_id, tag_id, tag_ord } = taken.rows[0] as { content_id: number; tag_id: number; tag_ord: number }
  await other.query(`UPDATE contents SET edition = 'general' WHERE id = $1`, [article.id])
  await other.query('INSERT INTO contents_tags_lnk (content_id, tag_id, tag_ord) VALUES ($1, $2, $3)', [
    content_id,
    tag_id,
    tag_ord,
  ])
  await expectRightLists()
})

test('continues each page far down a list where the previous one ends', async () => {
  const idsOf = async (page: number, pageSize: number) => {
    const { body } = await ask(`/public/contents?edition=general&page=${page}&pageSize=${pageSize}`)
    return (body as { data: { id: number }[] }).data.map(({ id }) => id)
  }
  const fifty = await idsOf(1, 50)
  const inSevens = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => idsOf(page, 7)))
  expect(inSevens.flat()).toEqual(fifty.slice(0, 49))
})
