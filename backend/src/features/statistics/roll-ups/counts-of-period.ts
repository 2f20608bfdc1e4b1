import { knownPaths, knownSubjects } from './known-pages'

/**
 * Different values of a dimension that a period stores: anybody can invent paths, and all of them are in the total.
 * Pages and subjects that exist go before all others.
 */
const maxValues = 5_000

const properties = ['edition', 'path', 'subject', 'action', 'referrer', 'device'] as const
type Property = (typeof properties)[number]

const ofOneProperty: readonly (readonly Property[])[] = properties.map((property) => [property])
/** The dimensions of two or three properties, which the report of the owner reads. */
const ofSeveral: readonly (readonly Property[])[] = [
  ['edition', 'path'],
  ['edition', 'subject'],
  ['edition', 'subject', 'action'],
  ['edition', 'referrer'],
  ['edition', 'device'],
  ['subject', 'action'],
]

const countsBy = (dimensions: typeof ofSeveral) => `
  SELECT kind, dimension, value, events, visitors
  FROM (
    SELECT kind, dimension, value, events, visitors,
      row_number() OVER (
        PARTITION BY kind, dimension
        ORDER BY (path IS NULL OR known_path IS NOT NULL) AND (subject IS NULL OR known_subject IS NOT NULL) DESC, events DESC, value
      ) AS place
    FROM (
      SELECT kind, path, subject, count(*) AS events, count(DISTINCT visitor) AS visitors,
        coalesce(nullif(concat_ws(' ', ${properties.map((name) => `CASE grouping(${name}) WHEN 0 THEN '${name}' END`)}), ''), 'all') AS dimension,
        concat_ws(' ', ${properties}) AS value
      FROM gevel_statistics_events
      WHERE at >= :from AND at < :to
      GROUP BY kind, GROUPING SETS ((), ${dimensions.map((names) => `(${names})`)})
      -- events without one of the properties are in the total only
      HAVING num_nonnulls(${properties}) + ${properties.map((name) => `grouping(${name})`).join(' + ')} = ${properties.length}
    ) counted
      LEFT JOIN (${knownPaths}) paths (known_path) ON known_path = path
      LEFT JOIN (${knownSubjects}) subjects (known_subject) ON known_subject = subject
  ) ranked
  WHERE place <= ${maxValues}`

/**
 * The queries that count the events of an hour or a day: by kind (dimension `all`), and by kind and properties. A
 * dimension of several properties has their names and values separated by spaces, which no value contains: of
 * `subject action` one is `banner:winter click`. They have the bindings `:from` and `:to`.
 */
export const countsOfPeriod = {
  hour: countsBy(ofOneProperty),
  day: countsBy([...ofOneProperty, ...ofSeveral]),
}
