import type { Knex } from 'knex'
import { changeChannel } from '../changes/change-log'
import { ensureStatementTriggers } from '../database/statement-triggers'
import { commentTagStart } from './comment-tag'

/**
 * Makes the tables of the comments, and what the database does by itself with them. They are no documents: no editor writes or
 * translates one (decision 030). Every statement is idempotent; it runs at start, under the start lock, after the change log.
 */
export async function ensureCommentTables(knex: Knex): Promise<void> {
  await knex.raw(comments)
  await knex.raw(reports)
  await knex.raw(judgements)
  await noteChanges(knex)
  await followArticles(knex)
}

/** `version` counts the texts it has had, so that an editor judges the one that was read. */
const comments = `
  CREATE TABLE IF NOT EXISTS gevel_comments (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    article_public_id integer NOT NULL,
    user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
    text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
    state text NOT NULL CHECK (state IN ('waiting', 'shown', 'hidden')),
    version integer NOT NULL DEFAULT 1,
    written_at timestamptz NOT NULL DEFAULT now(),
    edited_at timestamptz,
    idempotency_key uuid NOT NULL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS gevel_comments_once ON gevel_comments (user_id, idempotency_key, md5(text));
  CREATE INDEX IF NOT EXISTS gevel_comments_shown ON gevel_comments (article_public_id, id) WHERE state = 'shown';
  CREATE INDEX IF NOT EXISTS gevel_comments_article ON gevel_comments (article_public_id, user_id, id);
  CREATE INDEX IF NOT EXISTS gevel_comments_user ON gevel_comments (user_id, id);
  CREATE INDEX IF NOT EXISTS gevel_comments_waiting ON gevel_comments (id) WHERE state = 'waiting'`

/** One a reader and comment; a judged one stays, so that the same reader cannot bring it up again and again. */
const reports = `
  CREATE TABLE IF NOT EXISTS gevel_comment_reports (
    comment_id integer NOT NULL REFERENCES gevel_comments (id) ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
    reason text NOT NULL,
    note text,
    reported_at timestamptz NOT NULL DEFAULT now(),
    judged_at timestamptz,
    PRIMARY KEY (comment_id, user_id)
  );
  CREATE INDEX IF NOT EXISTS gevel_comment_reports_user ON gevel_comment_reports (user_id);
  CREATE INDEX IF NOT EXISTS gevel_comment_reports_open ON gevel_comment_reports (comment_id) WHERE judged_at IS NULL`

/** Who decided what, and when; the name stays when the editor leaves. */
const judgements = `
  CREATE TABLE IF NOT EXISTS gevel_comment_judgements (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    comment_id integer NOT NULL REFERENCES gevel_comments (id) ON DELETE CASCADE,
    editor_id integer REFERENCES admin_users (id) ON DELETE SET NULL,
    editor text NOT NULL,
    state text NOT NULL,
    judged_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX IF NOT EXISTS gevel_comment_judgements_comment ON gevel_comment_judgements (comment_id, id)`

/** Notes a tag for each article whose readers see another comment, or another name at one. Its argument asks which articles. */
const noteFunction = `
  CREATE OR REPLACE FUNCTION gevel_note_comments() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE noted integer;
  BEGIN
    EXECUTE 'INSERT INTO gevel_changes (txid, tag) SELECT DISTINCT pg_current_xact_id(), ''${commentTagStart}'' || article_public_id
      FROM (' || TG_ARGV[0] || ') changed ON CONFLICT DO NOTHING';
    GET DIAGNOSTICS noted = ROW_COUNT;
    IF noted > 0 THEN PERFORM pg_notify('${changeChannel}', ''); END IF;
    RETURN NULL;
  END $$`

async function noteChanges(knex: Knex): Promise<void> {
  await knex.raw(noteFunction)
  await ensureStatementTriggers(knex, 'gevel_comments', 'gevel_note', (rows) => {
    const seen = rows.map((name) => `SELECT article_public_id FROM ${name} WHERE state = ''shown''`)
    return `gevel_note_comments('${seen.join(' UNION ALL ')}')`
  })
  // an account that is blocked or leaves takes its comments from view, one that is renamed signs them anew
  const renamed = `SELECT c.article_public_id FROM gevel_comments c JOIN new_rows n ON n.id = c.user_id JOIN old_rows o ON o.id = n.id
    WHERE c.state = ''shown'' AND (o.name, o.username, o.blocked, o.deletion_at)
      IS DISTINCT FROM (n.name, n.username, n.blocked, n.deletion_at)`
  await ensureStatementTriggers(knex, 'up_users', 'gevel_note_comments', () => `gevel_note_comments('${renamed}')`, [
    'UPDATE',
  ])
}

/** An article that is gone takes its comments along. Publishing anew replaces one row by another, but its draft is there meanwhile. */
async function followArticles(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION gevel_remove_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM gevel_comments c USING old_rows o
        WHERE c.article_public_id = o.public_id AND NOT EXISTS (SELECT FROM contents a WHERE a.public_id = o.public_id);
      RETURN NULL;
    END $$`)
  await ensureStatementTriggers(knex, 'contents', 'gevel_remove_comments', () => 'gevel_remove_comments()', ['DELETE'])
}
