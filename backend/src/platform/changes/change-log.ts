import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { ensureStatementTriggers } from '../database/statement-triggers'
import { type WatchedTable, watchedFileLinks, watchedTables } from './watched-tables'

/** Channel on which a committed change notifies every instance of the backend. */
export const changeChannel = 'gevel_changes'

/**
 * Makes the database write the change log: a row for each tag that a transaction touched, in that transaction, whoever
 * writes (the admin, a job, a seed or plain SQL). Idempotent; runs at each start, after the migrations.
 */
export async function ensureChangeLog(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection
  await knex.raw(deleteForeignRows)
  await knex.raw(noteFunction)
  for (const table of watchedTables(strapi)) await ensureTriggers(knex, table, 'gevel_note')
  for (const links of watchedFileLinks(strapi))
    await ensureTriggers(knex, links, `gevel_note_${links.tag.replaceAll('-', '_')}`)
}

/** Writes tags to the change log, for what the database does not know; in the caller's transaction. */
export async function recordChange(trx: Knex, tags: readonly string[]): Promise<void> {
  await trx.raw(
    `INSERT INTO gevel_changes (txid, tag) SELECT pg_current_xact_id(), unnest(?::text[]) ON CONFLICT DO NOTHING`,
    [tags],
  )
  await trx.raw(`SELECT pg_notify('${changeChannel}', '')`)
}

/** A database restored into another cluster has transaction ids that are still in the future here. */
const deleteForeignRows = `
  DELETE FROM gevel_changes WHERE txid >= pg_snapshot_xmax(pg_current_snapshot());
  UPDATE gevel_change_horizon SET txid = '0' WHERE txid >= pg_snapshot_xmax(pg_current_snapshot())`

/**
 * Runs the query in its second argument to find out whether readers can see the change, and if so writes the tag in
 * its first.
 */
const noteFunction = `
  CREATE OR REPLACE FUNCTION gevel_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE seen_by_readers boolean;
  BEGIN
    EXECUTE TG_ARGV[1] INTO seen_by_readers;
    IF seen_by_readers THEN
      INSERT INTO gevel_changes (txid, tag) VALUES (pg_current_xact_id(), TG_ARGV[0]) ON CONFLICT DO NOTHING;
      PERFORM pg_notify('${changeChannel}', '');
    END IF;
    RETURN NULL;
  END $$`

async function ensureTriggers(knex: Knex, { table, tag, events, seen }: WatchedTable, name: string): Promise<void> {
  await ensureStatementTriggers(
    knex,
    table,
    name,
    (rows) => {
      const question = `SELECT ${rows.map((name) => `EXISTS (${seen(name)})`).join(' OR ')}`
      return `gevel_note_change('${tag}', '${question.replaceAll("'", "''")}')`
    },
    events,
  )
}

/** The tag of what one account can see of itself: this and its id. */
export const readerTagStart = 'reader:'

/** The tag of one row, for indexes in the memory of backends: no response has it, so it is not streamed. */
export const rowTagStart = 'row:'

/** The tags that anybody may see: those of readers would show when each of them does something. */
export function withoutReaders(tags: readonly string[]): readonly string[] {
  return tags.filter((tag) => !tag.startsWith(readerTagStart))
}

/** Makes the database write a change tag for each changed row of a table of our own that readers see. Idempotent. */
export async function ensureTagTriggers(knex: Knex, table: string, tag: string): Promise<void> {
  await ensureStatementTriggers(knex, table, 'gevel_note', (rows) => {
    const changed = rows.map((name) => `EXISTS (SELECT FROM ${name})`).join(' OR ')
    return `gevel_note_change('${tag}', 'SELECT ${changed}')`
  })
}
