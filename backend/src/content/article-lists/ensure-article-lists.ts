import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { ensureStatementTriggers } from '../../platform/database/statement-triggers'
import { listFunction, triggerFunction } from './list-functions'

/** The column that holds the article's id, in each table whose rows decide which lists it is in. */
const articleColumns = {
  contents: 'id',
  contents_tags_lnk: 'content_id',
  contents_partners_lnk: 'content_id',
  contents_author_lnk: 'content_id',
}

/**
 * Makes the database maintain the lists that readers page through: every published article once for all, once per tag,
 * company and author, in an index by date, with the number of articles per month. Triggers update them in the
 * transaction that changes an article or a link, whoever writes. Idempotent; runs at each start, after the migrations,
 * and fills lists that are empty.
 */
export async function ensureArticleLists(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection
  await knex.transaction(async (trx) => {
    await trx.raw(listFunction)
    await trx.raw(triggerFunction)
    for (const [table, column] of Object.entries(articleColumns)) await ensureTriggers(trx, table, column)
    if (await isUnlisted(trx)) await trx.raw(listAll)
  })
}

/** Whether no list is filled yet, or none of authors: those came later than the others. */
async function isUnlisted(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw(`
    SELECT NOT EXISTS (SELECT FROM gevel_listed_articles) OR EXISTS (SELECT FROM contents_author_lnk)
      AND NOT EXISTS (SELECT FROM gevel_listed_articles WHERE kind = 'author') AS unlisted`)
  return rows[0].unlisted
}

const listAll = `
  SELECT gevel_list_articles(array_agg(id)) FROM contents WHERE published_at IS NOT NULL HAVING count(*) > 0`

async function ensureTriggers(knex: Knex, table: string, column: string): Promise<void> {
  await ensureStatementTriggers(knex, table, 'gevel_list', (rows) => {
    const changed = rows.map((name) => `SELECT ${column} AS id FROM ${name}`).join(' UNION ')
    return `gevel_article_changed('SELECT array_agg(id) FROM (${changed}) changed')`
  })
}
