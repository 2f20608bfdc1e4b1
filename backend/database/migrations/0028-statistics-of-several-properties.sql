-- mode: batches
-- Days that were counted by an earlier release get the dimensions of several properties (counts-of-period.ts), a day at a
-- time, as far as their events are still stored: not the first day, of which the clean-up may have dropped a part.
WITH batch AS (
  SELECT min(day) AS day FROM gevel_statistics_days
  WHERE day > coalesce($1::date, (SELECT (min(at) AT TIME ZONE 'Europe/Amsterdam')::date FROM gevel_statistics_events))
), counted AS (
  SELECT kind, count(*) AS events, count(DISTINCT visitor) AS visitors,
    concat_ws(' ', CASE grouping(edition) WHEN 0 THEN 'edition' END, CASE grouping(path) WHEN 0 THEN 'path' END,
      CASE grouping(subject) WHEN 0 THEN 'subject' END, CASE grouping(action) WHEN 0 THEN 'action' END,
      CASE grouping(referrer) WHEN 0 THEN 'referrer' END, CASE grouping(device) WHEN 0 THEN 'device' END) AS dimension,
    concat_ws(' ', edition, path, subject, action, referrer, device) AS value
  FROM gevel_statistics_events
  WHERE at >= (SELECT day::timestamp AT TIME ZONE 'Europe/Amsterdam' FROM batch)
    AND at < (SELECT (day + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam' FROM batch)
  GROUP BY kind, GROUPING SETS ((edition, path), (edition, subject), (edition, subject, action), (edition, referrer), (edition, device), (subject, action))
  HAVING num_nonnulls(edition, path, subject, action, referrer, device)
    + grouping(edition) + grouping(path) + grouping(subject) + grouping(action) + grouping(referrer) + grouping(device) = 6
), ranked AS (
  SELECT *, row_number() OVER (PARTITION BY kind, dimension ORDER BY events DESC, value) AS place FROM counted
), added AS (
  INSERT INTO gevel_statistics_days (day, kind, dimension, value, events, visitors)
  SELECT day, kind, dimension, value, events, visitors FROM batch, ranked WHERE place <= 5000
  ON CONFLICT DO NOTHING
)
SELECT day::text AS cursor FROM batch
