import type { Transaction } from '../rows/insert-rows'

/** Days with readers, before yesterday: the hourly job counts those of yesterday and today by what visitors read. */
const days = 5
/** The newest articles of an edition that were read. */
const articles = 12
/** Readers of the newest article on a day, and the part of them that each older one has. */
const most = 1_400
const share = 0.86

/**
 * Inserts the readers of the newest articles of each edition on the last days, and ranks them by the numbers: the front pages show what is read
 * most from the start. An article is read more or less than its neighbours by its id.
 * @returns how many articles are ranked
 */
export async function insertMostRead(trx: Transaction): Promise<number> {
  await trx.raw(
    `WITH newest AS (
      SELECT public_id, row_number() OVER (PARTITION BY edition ORDER BY coalesce(released_at, published_at) DESC, public_id DESC) AS age
      FROM contents WHERE published_at IS NOT NULL
    )
    INSERT INTO gevel_article_readers (day, article, readers)
    SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date - 1 - day, public_id,
      round(CAST(:most AS float8) * power(CAST(:share AS float8), age + day) * (0.6 + public_id * 37 % 80 / 100.0))
    FROM newest, generate_series(1, :days) AS day WHERE age <= :articles`,
    { most, share, days, articles },
  )
  const { rowCount } = await trx.raw(
    `INSERT INTO gevel_most_read (edition, place, article)
    SELECT edition, place, public_id FROM (
      SELECT c.edition, c.public_id, row_number() OVER (PARTITION BY c.edition ORDER BY sum(r.readers) DESC, c.public_id DESC) AS place
      FROM gevel_article_readers r JOIN contents c ON c.public_id = r.article AND c.published_at IS NOT NULL
      GROUP BY c.edition, c.public_id
    ) ranked WHERE place <= 10`,
  )
  return rowCount
}
