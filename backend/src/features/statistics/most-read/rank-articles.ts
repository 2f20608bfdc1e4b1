import { z } from 'zod'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { countReaders } from './count-readers'

/** Ranked articles, more than a page shows: one that is taken offline meanwhile leaves no gap. */
const places = 10

/** The articles by their readers, and not their views: nobody can bring one up by reading it again and again. */
const ranking = `
  SELECT edition, place, article FROM (
    SELECT c.edition, c.public_id AS article,
      row_number() OVER (PARTITION BY c.edition ORDER BY sum(r.readers) DESC, c.public_id DESC) AS place
    FROM gevel_article_readers r
    JOIN contents c ON c.public_id = r.article AND c.published_at IS NOT NULL
    GROUP BY c.edition, c.public_id
  ) ranked
  WHERE place <= ${places}`

/** Ranks the articles every hour. Only places that change are written, since each write invalidates the front pages. */
export const rankArticles = defineJob({
  name: 'statistics-most-read',
  data: z.object({}),
  schedule: '12 * * * *',
  withinSeconds: 3_600,
  work: async () => {
    await countReaders()
    await inTransaction(async (trx) => {
      // two instances of the backend may run the job at once
      await trx.raw('LOCK TABLE gevel_most_read IN SHARE ROW EXCLUSIVE MODE')
      await trx.raw(`
        DELETE FROM gevel_most_read m
        WHERE NOT EXISTS (SELECT FROM (${ranking}) r WHERE r.edition = m.edition AND r.place = m.place)`)
      await trx.raw(`
        INSERT INTO gevel_most_read AS m (edition, place, article) ${ranking}
        ON CONFLICT (edition, place) DO UPDATE SET article = excluded.article WHERE m.article <> excluded.article`)
    })
  },
})
