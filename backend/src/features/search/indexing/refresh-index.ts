import { z } from 'zod'
import type { DocumentRule } from '../../../content/documents/document-context'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueJob } from '../../../platform/jobs/queue-job'
import { deriveLexicon } from '../lexicon/derive-lexicon'
import { restem, restemByNewRules } from '../lexicon/restem'
import { rebuild } from './rebuild'

/** Documents per transaction. */
const batch = 200

/**
 * Applies editors' changes of the word list, and those of the rules by a new release, and indexes the documents that such a
 * change or a renamed tag or company touches. Queued with the change; the schedule finds changes by plain SQL, and the work of a killed backend.
 */
export const refreshIndex = defineJob({
  name: 'search-refresh',
  data: z.object({}),
  schedule: '*/5 * * * *',
  withinSeconds: 6 * 60 * 60,
  work: refresh,
})

async function refresh(): Promise<void> {
  const knex = strapi.db.connection
  await inTransaction(restemByNewRules)
  const { is_built: isBuilt } = await knex('gevel_search_state').first('is_built')
  if (!isBuilt) await rebuild(knex)
  await knex.raw('SELECT gevel_search_compact()')
  await inTransaction(async (trx) => restem(trx, await deriveLexicon(trx)))
  while (await indexStale());
}

/** @returns whether there were any */
async function indexStale(): Promise<boolean> {
  return inTransaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { kind: string }[] }>(
      `WITH taken AS (
         DELETE FROM gevel_search_stale WHERE ctid IN (SELECT ctid FROM gevel_search_stale LIMIT ? FOR UPDATE SKIP LOCKED)
         RETURNING kind, row_id
       )
       SELECT kind, gevel_search_index(kind, array_agg(DISTINCT row_id)) FROM taken GROUP BY kind`,
      [batch],
    )
    return rows.length > 0
  })
}

/** Documents whose change may touch the index of many others. */
const types = ['api::lexicon-entry.lexicon-entry', 'api::tag.tag', 'api::author.author', 'api::partner.partner']
const writes = ['create', 'update', 'delete', 'publish', 'unpublish']

/** Queues the job that indexes what the change touches, in the transaction of the change. */
export const refreshSearch: DocumentRule = async (_strapi, context, next) => {
  const result = await next()
  if (types.includes(context.uid) && writes.includes(context.action)) await queueJob(refreshIndex, {})
  return result
}
