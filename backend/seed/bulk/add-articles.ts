import type { Core } from '@strapi/strapi'
import { compactCounts } from '../../src/content/article-lists/compact-counts'
import { publicIdSequence } from '../../src/platform/database/constraints'
import { DocumentRows } from '../rows/document-rows'
import { insertRows, type Transaction } from '../rows/insert-rows'
import { modelsOf } from '../rows/read-models'
import { Rows } from '../rows/rows'
import { bulkArticle, bulkDocumentId, bulkNumber } from './bulk-article'
import { indexingInBulk } from './bulk-index'
import { progressLine, showProgress } from './progress'
import { findReferences } from './references'

/** Articles per transaction: an interrupted run loses no more than these. */
const step = 1000

/** The number of articles of the large set; they are added in order, so the last one shows it. */
async function countBulk(strapi: Core.Strapi): Promise<number> {
  const { rows } = await strapi.db.connection.raw(
    'SELECT max(document_id) AS last FROM contents WHERE document_id BETWEEN ? AND ?',
    [bulkDocumentId(0), bulkDocumentId(Number.MAX_SAFE_INTEGER)],
  )
  return rows[0].last === null ? 0 : bulkNumber(rows[0].last) + 1
}

async function reserveNumbers(trx: Transaction, count: number): Promise<number[]> {
  const { rows } = await trx.raw('SELECT nextval(?)::integer AS id FROM generate_series(1, ?)', [
    publicIdSequence('contents'),
    count,
  ])
  return rows.map((row: { id: number }) => row.id)
}

/**
 * Adds the large set for measurements: `total` articles beside the demo content. It resumes where an earlier run
 * stopped.
 */
export async function addArticles(strapi: Core.Strapi, total: number): Promise<void> {
  const before = await countBulk(strapi)
  console.log(`The large set has ${before} articles; ${Math.max(0, total - before)} are to be added`)
  const { references, known } = await findReferences(strapi)
  const models = modelsOf(strapi)
  const began = Date.now()
  await indexingInBulk(strapi.db.connection, async () => {
    for (let done = before; done < total; ) {
      const count = Math.min(step, total - done)
      await strapi.db.connection.transaction(async (trx) => {
        const numbers = await reserveNumbers(trx, count)
        const rows = new Rows()
        const articles = numbers.map((publicId, at) => bulkArticle(done + at, publicId, references))
        new DocumentRows(models, rows, new Map(known), new Date().toISOString()).add(articles)
        await insertRows(trx, rows)
      })
      done += count
      showProgress(progressLine(done, before, total, Date.now() - began), done, total, count)
    }
  })
  // The query planner would otherwise still assume a small table.
  if (total > before) await strapi.db.connection.raw('ANALYZE')
  await compactCounts(strapi.db.connection)
}
