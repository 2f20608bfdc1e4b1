import type { Knex } from 'knex'
import { z } from 'zod'
import { defineJob } from '../jobs/job'

/** Adds up the counts once a day, when nobody reads. */
export const settleArticleCounts = defineJob({
  name: 'settle-article-counts',
  data: z.object({}),
  schedule: '41 4 * * *',
  work: () => settleCounts(strapi.db.connection),
})

/**
 * Adds up the entries of the counts. Between two times they only grow in number: a transaction adds what it changed and
 * locks nothing, so that no two publications wait for each other. Copies may do this at once: what one takes the other
 * does not find.
 */
export async function settleCounts(knex: Knex): Promise<void> {
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
  // after a bulk load most of the table is what was taken, which readers would walk past until the database cleans up
  if (rowCount > 0) await knex.raw('VACUUM ANALYZE gevel_listed_counts')
}
