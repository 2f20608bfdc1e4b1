import type { Knex } from 'knex'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job'

/** Compacts the counts once a day, at night. */
export const compactArticleCounts = defineJob({
  name: 'settle-article-counts',
  data: z.object({}),
  schedule: '41 4 * * *',
  work: () => compactCounts(strapi.db.connection),
})

/**
 * Compacts the entries of the counts. A transaction only adds entries and locks nothing, so that publications never
 * wait for each other; the number of entries grows until this runs. Several instances may run it at once: a row that
 * one has taken is gone for the others.
 */
export async function compactCounts(knex: Knex): Promise<void> {
  const { rowCount } = await knex.raw(`
    WITH taken AS (
      DELETE FROM gevel_listed_counts WHERE (kind, owner_id, edition, month) IN (
        SELECT kind, owner_id, edition, month FROM gevel_listed_counts
        GROUP BY kind, owner_id, edition, month HAVING count(*) > 1)
      RETURNING *), settled AS (
    INSERT INTO gevel_listed_counts
    SELECT kind, owner_id, edition, month, sum(articles) FROM taken
    GROUP BY kind, owner_id, edition, month HAVING sum(articles) <> 0)
    SELECT FROM taken`)
  // after a bulk load most rows are dead, and readers would scan them until autovacuum runs
  if (rowCount > 0) await knex.raw('VACUUM ANALYZE gevel_listed_counts')
}
