import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { ensureStatementTriggers } from '../database/statement-triggers'
import { listFunction, mendTotals, tables, triggerFunction } from './list-tables'

/** The column that names the article, of each table whose rows decide in which lists it stands. */
const articleColumns = { contents: 'id', contents_tags_lnk: 'content_id', contents_partners_lnk: 'content_id' }

/**
 * Makes the lists that readers page through: every published article once for all, once a tag and once a company, in an
 * index by date, with how many there are of each month. The database keeps them itself, in the transaction that changes an
 * article or a link, whoever writes. Every statement is idempotent; it runs at start, under the start lock.
 */
export async function ensureArticleLists(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection
  const areNew = !(await knex.schema.hasTable('gevel_listed_articles'))
  await knex.transaction(async (trx) => {
    await trx.raw(tables)
    await trx.raw(listFunction)
    await trx.raw(triggerFunction)
    await trx.raw(mendTotals)
    for (const [table, column] of Object.entries(articleColumns)) await ensureTriggers(trx, table, column)
    if (areNew) await trx.raw('SELECT gevel_list_articles(array_agg(id)) FROM contents WHERE published_at IS NOT NULL')
  })
}

async function ensureTriggers(knex: Knex, table: string, column: string): Promise<void> {
  await ensureStatementTriggers(knex, table, 'gevel_list', (rows) => {
    const changed = rows.map((name) => `SELECT ${column} AS id FROM ${name}`).join(' UNION ')
    return `gevel_article_changed('SELECT array_agg(id) FROM (${changed}) changed')`
  })
}
