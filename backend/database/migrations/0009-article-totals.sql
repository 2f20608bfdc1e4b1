-- Releases before the totals counted months only. A difference is added as one more entry, as every change of a count is.
INSERT INTO gevel_listed_counts
SELECT kind, owner_id, edition, 'infinity', sum(CASE month WHEN 'infinity' THEN -articles ELSE articles END)
FROM gevel_listed_counts
GROUP BY kind, owner_id, edition
HAVING sum(CASE month WHEN 'infinity' THEN -articles ELSE articles END) <> 0;
