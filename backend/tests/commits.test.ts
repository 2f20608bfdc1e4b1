import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, logIn } from './support/admin'
import { articleFields } from './support/articles'
import { openDatabase } from './support/database'

const title = 'Wat niet wordt vastgelegd'
let admin: Admin
let database: Client

beforeAll(async () => {
  admin = await logIn()
  database = await openDatabase()
  // a deferred trigger fails at COMMIT, as a connection lost at that moment does
  await database.query(`
    CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'not committed'; END $$;
    CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON contents DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.title = '${title}') EXECUTE FUNCTION refuse_commit()`)
})

afterAll(async () => {
  await database.query('DROP TRIGGER refuse_commit ON contents; DROP FUNCTION refuse_commit()')
  await database.end()
})

test('does not report success for a failed commit', async () => {
  await expect(admin.create('content', articleFields(title))).rejects.toThrow()
  const { rows } = await database.query('SELECT id FROM contents WHERE title = $1', [title])
  expect(rows).toEqual([])
  const { documentId } = await admin.create('content', articleFields('Wat daarna wel wordt vastgelegd'))
  await admin.remove('content', documentId)
})
