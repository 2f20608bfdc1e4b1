import type { Knex } from 'knex'
import { changeChannel } from '../../platform/changes/change-log'
import { ensureStatementTriggers } from '../../platform/database/statement-triggers'
import { commentTagStart } from './visible-comments'

/**
 * Creates the triggers that write changes of comments to the change log, and that delete the comments of a deleted
 * article. Idempotent; runs at each start, after the migrations: Strapi can drop the triggers on its tables when it
 * changes those.
 */
export async function ensureCommentTriggers(knex: Knex): Promise<void> {
  await noteChanges(knex)
  await followArticles(knex)
}

/**
 * Writes a tag for each article whose visible comments, or the names under them, changed. Its argument selects the
 * articles.
 */
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
  // a blocked or deleted account hides its comments, a renamed one changes the name under them
  const renamed = `SELECT c.article_public_id FROM gevel_comments c JOIN new_rows n ON n.id = c.user_id JOIN old_rows o ON o.id = n.id
    WHERE c.state = ''shown'' AND (o.name, o.username, o.blocked, o.deletion_at)
      IS DISTINCT FROM (n.name, n.username, n.blocked, n.deletion_at)`
  await ensureStatementTriggers(knex, 'up_users', 'gevel_note_comments', () => `gevel_note_comments('${renamed}')`, [
    'UPDATE',
  ])
}

/** Deletes the comments of a deleted article. A publication replaces one row by another, but the draft stays. */
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
