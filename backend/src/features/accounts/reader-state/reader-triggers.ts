import type { Knex } from 'knex'
import { changeChannel, readerTagStart } from '../../../platform/changes/change-log'
import { ensureStatementTriggers, type StatementEvent } from '../../../platform/database/statement-triggers'

/** Writes a tag for each reader whose own state changed. Its argument selects their ids. */
const noteFunction = `
  CREATE OR REPLACE FUNCTION gevel_note_readers() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE noted integer;
  BEGIN
    EXECUTE 'INSERT INTO gevel_changes (txid, tag) SELECT DISTINCT pg_current_xact_id(), ''${readerTagStart}'' || reader
      FROM (' || TG_ARGV[0] || ') changed (reader) WHERE reader IS NOT NULL ON CONFLICT DO NOTHING';
    GET DIAGNOSTICS noted = ROW_COUNT;
    IF noted > 0 THEN PERFORM pg_notify('${changeChannel}', ''); END IF;
    RETURN NULL;
  END $$`

interface Watched {
  table: string
  /** the column with the account's id */
  column: string
  events: readonly StatementEvent[]
}

/**
 * Everything that `showReaderState` reads, except the documents of followed subjects, which have tags of their own. A new account or session
 * has no state yet; a session that is renewed has a new bearer token.
 */
const watched: readonly Watched[] = [
  { table: 'up_users', column: 'id', events: ['UPDATE', 'DELETE'] },
  { table: 'gevel_entitlements', column: 'user_id', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'gevel_sessions', column: 'user_id', events: ['DELETE'] },
  { table: 'gevel_saved_articles', column: 'user_id', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'gevel_saved_vacancies', column: 'user_id', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'gevel_followed_subjects', column: 'user_id', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'gevel_saved_searches', column: 'user_id', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'gevel_comments', column: 'user_id', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'gevel_comment_recommendations', column: 'user_id', events: ['INSERT', 'DELETE'] },
  { table: 'gevel_comment_reports', column: 'user_id', events: ['INSERT', 'UPDATE', 'DELETE'] },
]

/** A session that ends sooner than it would have; renewing one only ever moves its end ahead. */
const shortened = `SELECT n.user_id FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.expires_at < o.expires_at`

/**
 * Creates the triggers that write changes of readers to the change log, whoever makes them: the account API, an editor in the admin, a job, or
 * a database that removes the rows of a deleted account. Idempotent; runs at each start, after the migrations.
 */
export async function ensureReaderTriggers(knex: Knex): Promise<void> {
  await knex.raw(noteFunction)
  for (const { table, column, events } of watched) {
    const changed = (rows: readonly string[]) => rows.map((name) => `SELECT ${column} FROM ${name}`).join(' UNION ALL ')
    await ensureStatementTriggers(
      knex,
      table,
      'gevel_note_reader',
      (rows) => `gevel_note_readers('${changed(rows)}')`,
      events,
    )
  }
  await ensureStatementTriggers(
    knex,
    'gevel_sessions',
    'gevel_note_reader',
    () => `gevel_note_readers('${shortened}')`,
    ['UPDATE'],
  )
}
