import type { Knex } from 'knex'
import type { Wanted } from './list'

/** The values of a kind and dimension that start with a prefix, with their counts of each day. */
export interface Source {
  kind: string
  dimension: string
  /** such as `company:`; by default all values */
  prefix?: string
}

/**
 * A table expression with the counts of the days of a range: `value` (without the edition), `events` and `visitors`, also
 * of one edition. Looks up each day by the primary key, as `countsOfDays`.
 */
export function dayCounts({ kind, dimension, prefix = '' }: Source, { range, edition, keys }: Wanted): Knex.Raw {
  const ofEdition = edition ? `${edition} ` : ''
  return strapi.db.connection.raw(
    `(SELECT substr(value, :start) AS value, events, visitors
      FROM generate_series(CAST(:from AS timestamp), CAST(:until AS timestamp), '1 day') AS wanted
      CROSS JOIN LATERAL (
        SELECT value, events, visitors FROM gevel_statistics_days
        WHERE day = wanted::date AND kind = :kind AND dimension = :dimension AND starts_with(value, :prefix)
          AND (CAST(:keys AS text[]) IS NULL OR value = ANY (:keys)) OFFSET 0
      ) counted)`,
    {
      ...{ ...range, kind },
      start: ofEdition.length + 1,
      dimension: edition ? `edition ${dimension}` : dimension,
      prefix: ofEdition + prefix,
      keys: keys?.map((key) => ofEdition + key) ?? null,
    },
  )
}
