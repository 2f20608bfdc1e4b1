import { inTransaction } from '../../../platform/database/transaction'

/** Days that are ranked, with today. */
const days = 7
/** Readers of one network that count on a day for an article: the other ones may be one person with invented browsers. */
const mostOfNetwork = 3
const today = `(now() AT TIME ZONE 'Europe/Amsterdam')::date`

/** The days to count: from the last one that was counted, whose last events came later, but at least yesterday. */
const dueDays = `
  SELECT day::date::text AS day FROM generate_series(
    (SELECT greatest(${today} - ${days - 1}, least(${today} - 1, coalesce(max(day), ${today} - ${days}))) FROM gevel_article_readers),
    ${today}, interval '1 day'
  ) AS day
  ORDER BY day`

const ofDay = `at >= CAST(:day AS date)::timestamp AT TIME ZONE 'Europe/Amsterdam'
        AND at < (CAST(:day AS date) + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'`

/** A day without any event has nothing to count again: what was stored of it stays. */
const forgetDay = `
  DELETE FROM gevel_article_readers WHERE day = CAST(:day AS date)
    AND EXISTS (SELECT FROM gevel_statistics_events WHERE ${ofDay})`

/** The upper half of a visitor's number is that of the network (`visitor-hash.ts`). */
const readersOfDay = `
  INSERT INTO gevel_article_readers (day, article, readers)
  SELECT CAST(:day AS date), article, sum(least(readers, ${mostOfNetwork})) FROM (
    SELECT split_part(subject, ':', 2)::bigint AS article, count(DISTINCT visitor) AS readers
    FROM gevel_statistics_events
    WHERE ${ofDay}
      AND kind = 'Pageview' AND subject LIKE 'article:%'
    GROUP BY 1, visitor >> 32
  ) of_networks
  WHERE readers > 0 AND EXISTS (SELECT FROM contents c WHERE c.public_id = article)
  GROUP BY article`

/**
 * Counts the readers of each article on the days that are ranked, and deletes earlier ones. Each day is committed by itself, the oldest
 * first, so that a run that is interrupted does not leave more work to the next one.
 */
export async function countReaders(): Promise<void> {
  await strapi.db.connection.raw(`DELETE FROM gevel_article_readers WHERE day <= ${today} - ${days} OR day > ${today}`)
  const { rows } = await strapi.db.connection.raw<{ rows: { day: string }[] }>(dueDays)
  for (const { day } of rows) await countDay(day)
}

function countDay(day: string): Promise<void> {
  return inTransaction(async (trx) => {
    // two instances of the backend may run the job at once
    await trx.raw('LOCK TABLE gevel_article_readers IN SHARE ROW EXCLUSIVE MODE')
    await trx.raw(forgetDay, { day })
    await trx.raw(readersOfDay, { day })
  })
}
