-- The readers of an article per day, by which articles are ranked: of a network only a few count. Nothing identifies them.
CREATE TABLE gevel_article_readers (
  day date NOT NULL,
  article bigint NOT NULL,
  readers bigint NOT NULL,
  PRIMARY KEY (day, article)
);

-- The days that the release before ranked by.
INSERT INTO gevel_article_readers (day, article, readers)
SELECT day, split_part(value, ':', 2)::bigint, visitors FROM gevel_statistics_days
WHERE day > (now() AT TIME ZONE 'Europe/Amsterdam')::date - 7 AND kind = 'Pageview' AND dimension = 'subject'
  AND value LIKE 'article:%' AND visitors > 0;
