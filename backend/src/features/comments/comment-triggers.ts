import type { Knex } from 'knex'
import { changeChannel } from '../../platform/changes/change-log'
import { ensureStatementTriggers } from '../../platform/database/statement-triggers'
import { commentCountsTag } from './comment-counts'
import { commentTagStart } from './visible-comments'

/**
 * Creates the triggers that write changes of comments to the change log, and that delete the comments of a deleted
 * article. Idempotent; runs at each start, after the migrations: Strapi can drop the triggers on its tables when it
 * changes those.
 */
export async function ensureCommentTriggers(knex: Knex): Promise<void> {
  await noteChanges(knex)
  await noteCounts(knex)
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
  await ensureStatementTriggers(
    knex,
    'gevel_comment_recommendations',
    'gevel_note',
    ([rows]) =>
      `gevel_note_comments('SELECT c.article_public_id FROM gevel_comments c JOIN ${rows} r ON r.comment_id = c.id WHERE c.state = ''shown''')`,
    ['INSERT', 'DELETE'],
  )
  // a blocked or deleted account hides its comments, a renamed one changes the name under them
  const renamed = `SELECT c.article_public_id FROM gevel_comments c JOIN new_rows n ON n.id = c.user_id JOIN old_rows o ON o.id = n.id
    WHERE c.state = ''shown'' AND (o.name, o.username, o.blocked, o.deletion_at)
      IS DISTINCT FROM (n.name, n.username, n.blocked, n.deletion_at)`
  await ensureStatementTriggers(knex, 'up_users', 'gevel_note_comments', () => `gevel_note_comments('${renamed}')`, [
    'UPDATE',
  ])
}

/** Writes the tag of the counts when comments appear or disappear; a text that is edited changes none. */
async function noteCounts(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION gevel_note_comment_counts() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE noted integer;
    BEGIN
      EXECUTE 'INSERT INTO gevel_changes (txid, tag) SELECT pg_current_xact_id(), ''${commentCountsTag}''
        WHERE EXISTS (' || TG_ARGV[0] || ') ON CONFLICT DO NOTHING';
      GET DIAGNOSTICS noted = ROW_COUNT;
      IF noted > 0 THEN PERFORM pg_notify('${changeChannel}', ''); END IF;
      RETURN NULL;
    END $$`)
  await ensureStatementTriggers(knex, 'gevel_comments', 'gevel_note_counts', (rows) => {
    const [only] = rows
    const appeared =
      rows.length === 1
        ? `SELECT FROM ${only} WHERE state = ''shown''`
        : `SELECT FROM old_rows o JOIN new_rows n ON n.id = o.id WHERE (o.state = ''shown'') <> (n.state = ''shown'')`
    return `gevel_note_comment_counts('${appeared}')`
  })
  const blocked = `SELECT FROM gevel_comments c JOIN new_rows n ON n.id = c.user_id JOIN old_rows o ON o.id = n.id
    WHERE c.state = ''shown'' AND (o.blocked, o.deletion_at) IS DISTINCT FROM (n.blocked, n.deletion_at)`
  await ensureStatementTriggers(
    knex,
    'up_users',
    'gevel_note_comment_counts',
    () => `gevel_note_comment_counts('${blocked}')`,
    ['UPDATE'],
  )
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
