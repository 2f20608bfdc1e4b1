import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { ensureStatementTriggers } from '../../../platform/database/statement-triggers'
import { fillLexicon } from '../lexicon/fill-lexicon'
import { restemFunction } from '../lexicon/restem'
import { sourceFunction, sources } from '../sources/sources'
import { componentFunction, richTextFunction } from '../sources/text-functions'
import { stemFunction } from '../words/stem-function'
import { splitFunction, stemsFunction, tokensFunction, versionFunction } from '../words/word-functions'
import { articlesFunction, estimateFunction, hitsFunction, placesFunction } from './hits-function'
import {
  batchFunction,
  compactFunction,
  facetsFunction,
  flushFunction,
  indexFunction,
  noteFunction,
  progressFunction,
} from './index-functions'

/** `gevel_search_page_words`: the stems of a page of an issue, without positions. */
const pageWordsFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_page_words(page_text text) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT coalesce(array_to_tsvector(array_agg(DISTINCT stem)), '')
    FROM gevel_search_tokens(page_text) t CROSS JOIN LATERAL unnest(gevel_search_stems(t.word)) stem
  $$`

/** `gevel_search_issue_batch`: stems the pages of the next PDF again. Returns its id, or null when there are no more. */
const issueBatchFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_issue_batch(after integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE taken integer := (SELECT min(id) FROM gevel_issue_pdfs WHERE id > after);
  BEGIN
    UPDATE gevel_issue_pages SET words = gevel_search_page_words(text) WHERE pdf = taken;
    RETURN taken;
  END $$`

/** In an order in which each exists before it is used. */
const functions = [
  ...[stemFunction, tokensFunction, splitFunction, stemsFunction, richTextFunction, componentFunction, sourceFunction],
  ...[facetsFunction, indexFunction, noteFunction, flushFunction, batchFunction, compactFunction, progressFunction],
  ...[versionFunction, pageWordsFunction, issueBatchFunction],
  ...[restemFunction, placesFunction, articlesFunction, estimateFunction, hitsFunction],
]

/** Created once: replacing it would wait for every publication that is running. */
const flushTrigger = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'gevel_search_flush') THEN
      CREATE CONSTRAINT TRIGGER gevel_search_flush AFTER INSERT ON gevel_search_changes
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION gevel_search_flush();
    END IF;
  END $$`

/**
 * Makes the database maintain the search index: every change of a document (by the admin, a job, a seed or plain SQL)
 * is indexed in its own transaction. Idempotent; runs at each start, after the migrations.
 */
export async function ensureSearch(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection
  await knex.transaction(async (trx) => {
    for (const sql of functions) await trx.raw(sql.replaceAll('?', '\\?'))
    await trx.raw(flushTrigger)
    for (const [kind, { table, parts }] of Object.entries(sources)) {
      await ensureTriggers(trx, table, kind, 'id', 'document')
      for (const [part, column] of Object.entries(parts)) await ensureTriggers(trx, part, kind, column, 'relation')
    }
    await ensureNameTriggers(trx)
    await fillLexicon(trx)
    // a database without documents has nothing to rebuild
    await trx.raw('UPDATE gevel_search_state SET is_built = true WHERE NOT EXISTS (SELECT FROM contents)')
  })
}

async function ensureTriggers(knex: Knex, table: string, kind: string, column: string, what: 'document' | 'relation') {
  // the link between an article and its author belongs to both
  const name = table === 'contents_author_lnk' && kind === 'author' ? 'gevel_search_author' : 'gevel_search'
  await ensureStatementTriggers(knex, table, name, (rows) => {
    const changed = rows.map((name) => `SELECT ${column} AS id FROM ${name}`).join(' UNION ')
    // a document that this transaction has noted already is not noted twice
    const ids = `SELECT array_agg(id) FROM (${changed}) changed WHERE id IS NOT NULL AND NOT EXISTS (
      SELECT FROM gevel_search_changes c WHERE c.txid = $1 AND c.kind = '${kind}' AND c.row_id = changed.id)`
    return `gevel_search_note('${kind}', '${ids.replaceAll("'", "''")}', '${what}')`
  })
}

/** The relations through which the index of a document contains the names of other documents. */
const names = [
  ['tags', 'article', 'contents_tags_lnk', 'content_id', 'tag_id'],
  ['tags', 'page', 'pages_tags_lnk', 'page_id', 'tag_id'],
  ['authors', 'article', 'contents_author_lnk', 'content_id', 'author_id'],
  ['partners', 'article', 'contents_partners_lnk', 'content_id', 'partner_id'],
  ['partners', 'vacancy', 'vacancies_company_lnk', 'vacancy_id', 'partner_id'],
  ['products', 'company', 'products_partner_lnk', 'partner_id', 'product_id'],
] as const

/** A renamed tag, author, company or product: the documents with its name are indexed by the job. */
async function ensureNameTriggers(knex: Knex): Promise<void> {
  await knex.raw(
    `
    CREATE OR REPLACE FUNCTION gevel_search_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('INSERT INTO gevel_search_stale SELECT %L, %I FROM %I WHERE %I = $1', TG_ARGV[0], TG_ARGV[2], TG_ARGV[1], TG_ARGV[3])
      USING NEW.id;
      RETURN NULL;
    END $$`.replaceAll('?', '\\?'),
  )
  for (const [table, kind, link, own, other] of names)
    await knex.raw(`
      CREATE OR REPLACE TRIGGER gevel_search_renamed_${kind} AFTER UPDATE ON ${table} FOR EACH ROW
      WHEN (OLD.name IS DISTINCT FROM NEW.name)
      EXECUTE FUNCTION gevel_search_renamed('${kind}', '${link}', '${own}', '${other}')`)
}
