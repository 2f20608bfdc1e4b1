import type { Client } from 'pg'
import { afterAll, expect } from 'vitest'
import { type Admin, logIn, type StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { inAnHour, makeDue, removeIntro } from '../support/planning.ts'
import { test } from '../support/with-second-backend.ts'

/** Several runs of the planner, and more for a busy machine. */
const bothPolledMs = 90_000

let admin: Admin
let database: Client
const made: string[] = []

async function plan(title: string, fields: object): Promise<StoredDocument> {
  const article = await admin.create('content', articleFields(title, fields))
  made.push(article.documentId)
  return article
}

async function statusOf({ publicId }: StoredDocument): Promise<number> {
  return (await ask(`/public/contents/${publicId}`)).status
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const last = Date.now() + bothPolledMs
  while (Date.now() < last && !(await done())) await new Promise((resolve) => setTimeout(resolve, 250))
}

test.beforeAll(async ({ second: _ }) => {
  admin = await logIn()
  database = await openDatabase()
  await database.query('CREATE TABLE test_publications (document_id text, publish boolean)')
  await database.query(`CREATE FUNCTION test_note_publication() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' AND NEW.published_at IS NOT NULL THEN
        INSERT INTO test_publications VALUES (NEW.document_id, true);
      ELSIF TG_OP = 'DELETE' AND OLD.published_at IS NOT NULL THEN
        INSERT INTO test_publications VALUES (OLD.document_id, false);
      END IF;
      RETURN NULL;
    END $$`)
  await database.query(`CREATE TRIGGER test_note_publication AFTER INSERT OR DELETE ON contents
    FOR EACH ROW EXECUTE FUNCTION test_note_publication()`)
}, 180_000)

afterAll(async () => {
  await database.query('DROP TRIGGER test_note_publication ON contents')
  await database.query('DROP FUNCTION test_note_publication')
  await database.query('DROP TABLE test_publications')
  await database.end()
  for (const documentId of made) await admin.remove('content', documentId)
}, 180_000)

test('publishes and unpublishes each planned article exactly once with two backends', {
  timeout: 300_000,
}, async () => {
  const articles = await Promise.all(
    Array.from({ length: 8 }, (_, index) => plan(`Gepland ${index}`, { publishAt: inAnHour() })),
  )
  const failing = await plan('Gepland zonder intro', { publishAt: inAnHour() })
  await removeIntro(database, failing)
  const later = await plan('Gepland voor later', { publishAt: inAnHour() })
  expect(await Promise.all(articles.map(statusOf))).toEqual(articles.map(() => 404))
  await makeDue(database, ...articles, failing)

  await until(async () => (await Promise.all(articles.map(statusOf))).every((status) => status === 200))
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  expect(await Promise.all(articles.map(statusOf))).toEqual(articles.map(() => 200))
  expect(await Promise.all([failing, later].map(statusOf))).toEqual([404, 404])
  expect(await timesOf(articles)).toEqual(articles.map(() => [true]))

  const [first] = articles
  if (!first) return
  await admin.update('content', first.documentId, { unpublishAt: inAnHour() })
  await makeDue(database, first)
  await until(async () => (await statusOf(first)) === 404)
  expect(await statusOf(first)).toBe(404)
  expect(await timesOf([first])).toEqual([[true, false]])
})

/** The history of each article, in order: true for a publication, false for its end. */
async function timesOf(articles: StoredDocument[]): Promise<boolean[][]> {
  const { rows } = await database.query<{ document_id: string; publish: boolean }>('SELECT * FROM test_publications')
  return articles.map(({ documentId }) =>
    rows.filter((row) => row.document_id === documentId).map((row) => row.publish),
  )
}

test('retries a plan that failed on a lost database at the next run', { timeout: 300_000 }, async () => {
  // a sequence survives a rollback; each of the two backends has to meet the loss
  await database.query(`
    CREATE SEQUENCE test_losses;
    CREATE FUNCTION test_lose_database() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('test_losses') <= 2 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER test_lose_database BEFORE INSERT ON contents FOR EACH ROW
      WHEN (NEW.title = 'Gepland tijdens een storing' AND NEW.published_at IS NOT NULL)
      EXECUTE FUNCTION test_lose_database()`)
  const article = await plan('Gepland tijdens een storing', { publishAt: inAnHour() })
  await makeDue(database, article)
  await until(async () => (await statusOf(article)) === 200)
  const { rows } = await database.query('SELECT last_value FROM test_losses')
  await database.query('DROP FUNCTION test_lose_database CASCADE; DROP SEQUENCE test_losses')
  expect(Number(rows[0].last_value)).toBeGreaterThan(2)
  expect(await statusOf(article)).toBe(200)
})

test('clears the plan when publishing by hand', async () => {
  const { documentId } = await plan('Eerder dan gepland', { publishAt: inAnHour() })
  await admin.publish('content', documentId)
  const { rows } = await database.query('SELECT publish_at FROM contents WHERE document_id = $1', [documentId])
  expect(rows).toEqual([{ publish_at: null }, { publish_at: null }])
})
