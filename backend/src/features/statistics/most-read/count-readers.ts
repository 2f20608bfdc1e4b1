import type { Transaction } from '../../../platform/database/transaction'

/** Days that are ranked, with today. */
const days = 7
/** Readers of one network that count on a day for an article: the other ones may be one person with invented browsers. */
const mostOfNetwork = 3
const today = `(now() AT TIME ZONE 'Europe/Amsterdam')::date`

/** The days to count: from the last one that was counted, whose last events came later, but at least yesterday. */
const firstDue = `
  SELECT greatest(${today} - ${days - 1}, least(${today} - 1, coalesce(max(day), ${today} - ${days})))::text AS day FROM gevel_article_readers`

/** The upper half of a visitor's number is that of the network (`visitor-hash.ts`). */
const readersFrom = `
  INSERT INTO gevel_article_readers (day, article, readers)
  SELECT day, article, sum(least(readers, ${mostOfNetwork})) FROM (
    SELECT (at AT TIME ZONE 'Europe/Amsterdam')::date AS day, split_part(subject, ':', 2)::bigint AS article,
      count(DISTINCT visitor) AS readers
    FROM gevel_statistics_events
    WHERE at >= CAST(:first AS date)::timestamp AT TIME ZONE 'Europe/Amsterdam' AND kind = 'Pageview' AND subject LIKE 'article:%'
    GROUP BY 1, 2, visitor >> 32
  ) of_networks
  WHERE readers > 0 AND EXISTS (SELECT FROM contents c WHERE c.public_id = article)
  GROUP BY day, article`

/** Counts the readers of each article on the days that are ranked, and deletes earlier ones. */
export async function countReaders(trx: Transaction): Promise<void> {
  const { rows } = await trx.raw<{ rows: { day: string }[] }>(firstDue)
  const first = rows[0]?.day
  await trx.raw(`DELETE FROM gevel_article_readers WHERE day <= ${today} - ${days} OR day >= CAST(:first AS date)`, {
    first,
  })
  await trx.raw(readersFrom, { first })
}
