import { z } from 'zod'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { knownPaths, knownSubjects } from './known-pages'
import { rollUpLock } from './replace-period'

/** Different values of a dimension that a month stores: more than a day, whose rare values differ from those of others. */
const maxValues = 20_000

/** The months to count: from the last one that was counted, whose last day may have been counted later, or from the first day. */
const dueMonths = `
  SELECT month::date::text AS month
  FROM generate_series(
    coalesce(
      (SELECT max(month)::timestamp FROM gevel_statistics_months),
      (SELECT date_trunc('month', min(day)::timestamp) FROM gevel_statistics_days)
    ),
    date_trunc('month', now() AT TIME ZONE 'Europe/Amsterdam') - interval '1 month', interval '1 month'
  ) AS month
  ORDER BY 1`

/** The part of a value that is of a property, by the order of the dimension's names; null in other dimensions. */
const partOfValue = (property: string) =>
  `split_part(value, ' ', array_position(string_to_array(dimension, ' '), '${property}'))`

const sumsOfMonth = `
  INSERT INTO gevel_statistics_months (month, kind, dimension, value, events, visitors)
  SELECT CAST(:month AS date), kind, dimension, value, events, visitors
  FROM (
    SELECT kind, dimension, value, sum(events) AS events, sum(visitors) AS visitors,
      row_number() OVER (PARTITION BY kind, dimension ORDER BY is_known DESC, sum(events) DESC, value) AS place
    FROM (
      SELECT *, (known_path IS NOT NULL OR ${partOfValue('path')} IS NULL)
        AND (known_subject IS NOT NULL OR ${partOfValue('subject')} IS NULL) AS is_known
      FROM gevel_statistics_days
        LEFT JOIN (${knownPaths}) paths (known_path) ON known_path = ${partOfValue('path')}
        LEFT JOIN (${knownSubjects}) subjects (known_subject) ON known_subject = ${partOfValue('subject')}
    ) counted
    WHERE day >= CAST(:month AS date) AND day < CAST(:month AS date) + interval '1 month'
    GROUP BY kind, dimension, value, is_known
  ) ranked
  WHERE place <= ${maxValues}`

/** Adds up the days of each whole month, every night. */
export const rollUpMonths = defineJob({
  name: 'statistics-months',
  data: z.object({}),
  schedule: '43 3 * * *',
  withinSeconds: 3_600,
  work: async () => {
    const { rows } = await strapi.db.connection.raw<{ rows: { month: string }[] }>(dueMonths)
    for (const { month } of rows) {
      await inTransaction(async (trx) => {
        await trx.raw('SELECT pg_advisory_xact_lock(?)', [rollUpLock])
        await trx.raw('DELETE FROM gevel_statistics_months WHERE month = ?', [month])
        await trx.raw(sumsOfMonth, { month })
      })
    }
  },
})
