/** Different values of a property that a period stores: anybody can invent paths, and all of them are in the total. */
const maxValues = 5_000

/**
 * The query that counts the events of a period: by kind, and by kind and each property. It has the bindings `:from` and
 * `:to`.
 */
export const countsOfPeriod = `
  SELECT kind, dimension, value, events, visitors
  FROM (
    SELECT kind, dimension, value, events, visitors,
      row_number() OVER (PARTITION BY kind, dimension ORDER BY events DESC, value) AS place
    FROM (
      SELECT kind, count(*) AS events, count(DISTINCT visitor) AS visitors,
        coalesce(edition, path, subject, action, referrer, device, '') AS value,
        CASE 0
          WHEN grouping(edition) THEN 'edition'
          WHEN grouping(path) THEN 'path'
          WHEN grouping(subject) THEN 'subject'
          WHEN grouping(action) THEN 'action'
          WHEN grouping(referrer) THEN 'referrer'
          WHEN grouping(device) THEN 'device'
          ELSE 'all'
        END AS dimension
      FROM gevel_statistics_events
      WHERE at >= :from AND at < :to
      GROUP BY kind, GROUPING SETS ((), (edition), (path), (subject), (action), (referrer), (device))
    ) counted
    -- events without a property are in the total only
    WHERE dimension = 'all' OR value <> ''
  ) ranked
  WHERE place <= ${maxValues}`
