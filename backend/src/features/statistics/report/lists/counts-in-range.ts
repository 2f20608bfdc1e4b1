import type { Knex } from 'knex'
import type { ListRow, Wanted } from './list'

/** The values of a kind and dimension that start with a prefix. */
export interface Source {
  kind: string
  dimension: string
  /** such as `company:`; by default all values */
  prefix?: string
}

/** Looks up each period by the primary key, as `countsOfDays`. */
const countsOf = (column: 'month' | 'day') => `
  SELECT counted.* FROM unnest(CAST(:${column}s AS date[])) AS wanted
  CROSS JOIN LATERAL (
    SELECT value, events, visitors FROM gevel_statistics_${column}s
    WHERE ${column} = wanted AND kind = :kind AND dimension = :dimension AND starts_with(value, :prefix)
      AND (CAST(:keys AS text[]) IS NULL OR value = ANY (:keys)) OFFSET 0
  ) counted`

/**
 * A table expression with the counts of a range: `value` (without the edition), `events` and `visitors`, also of one
 * edition.
 */
export function countsInRange({ kind, dimension, prefix = '' }: Source, { parts, edition, keys }: Wanted): Knex.Raw {
  const ofEdition = edition ? `${edition} ` : ''
  return strapi.db.connection.raw(
    `(SELECT substr(value, :start) AS value, events, visitors FROM (${countsOf('month')} UNION ALL ${countsOf('day')}) counted)`,
    {
      ...{ ...parts, kind },
      start: ofEdition.length + 1,
      dimension: edition ? `edition ${dimension}` : dimension,
      prefix: ofEdition + prefix,
      keys: keys?.map((key) => ofEdition + key) ?? null,
    },
  )
}

/** The most frequent values of a dimension, with their events and the sum of their daily visitors. */
export function topValues(source: Source) {
  return async (wanted: Wanted): Promise<ListRow[]> => {
    const { rows } = await strapi.db.connection.raw<{ rows: ListRow[] }>(
      `SELECT value AS key, json_build_array(sum(events), sum(visitors)) AS values FROM ? counts
       GROUP BY value ORDER BY sum(events) DESC, value LIMIT ?`,
      [countsInRange(source, wanted), wanted.most],
    )
    return rows
  }
}
