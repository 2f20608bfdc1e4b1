/**
 * The keys end with the article so that a page of a list is read from an index alone. The month `infinity` counts all months
 * together, for who only wants to know how many there are: in years a list gets many months.
 */
export const tables = `
  CREATE TABLE IF NOT EXISTS gevel_listed_articles (
    kind text NOT NULL CHECK (kind IN ('all', 'tag', 'company')),
    owner_id integer NOT NULL,
    edition text NOT NULL,
    released_at timestamp NOT NULL,
    public_id integer NOT NULL,
    content_id integer NOT NULL,
    PRIMARY KEY (kind, owner_id, edition, released_at, public_id, content_id)
  );
  CREATE INDEX IF NOT EXISTS gevel_listed_articles_newest
    ON gevel_listed_articles (kind, owner_id, released_at, public_id, content_id);
  CREATE INDEX IF NOT EXISTS gevel_listed_articles_article ON gevel_listed_articles (content_id);
  CREATE TABLE IF NOT EXISTS gevel_listed_counts (
    kind text NOT NULL,
    owner_id integer NOT NULL,
    edition text NOT NULL,
    month date NOT NULL,
    articles integer NOT NULL
  );
  CREATE INDEX IF NOT EXISTS gevel_listed_counts_list
    ON gevel_listed_counts (kind, owner_id, edition, month) INCLUDE (articles);
  CREATE INDEX IF NOT EXISTS gevel_listed_counts_total
    ON gevel_listed_counts (kind, owner_id, edition) INCLUDE (articles) WHERE month = 'infinity'`

/** Puts articles where they belong now. The lock makes two changes of one article follow each other. */
export const listFunction = `
  CREATE OR REPLACE FUNCTION gevel_list_articles(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM contents WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
    WITH wanted AS MATERIALIZED (
      SELECT l.kind, l.owner_id, c.edition, coalesce(c.released_at, c.published_at) AS released_at, c.public_id,
        c.id AS content_id
      FROM contents c CROSS JOIN LATERAL (
        SELECT 'all' AS kind, 0 AS owner_id
        UNION SELECT 'tag', tag_id FROM contents_tags_lnk WHERE content_id = c.id
        UNION SELECT 'company', partner_id FROM contents_partners_lnk WHERE content_id = c.id
      ) l
      WHERE c.id = ANY (changed) AND c.published_at IS NOT NULL
    ), gone AS (
      DELETE FROM gevel_listed_articles l WHERE content_id = ANY (changed) AND NOT EXISTS (
        SELECT FROM wanted w WHERE w.content_id = l.content_id AND (w.kind, w.owner_id, w.edition, w.released_at, w.public_id)
          = (l.kind, l.owner_id, l.edition, l.released_at, l.public_id))
      RETURNING kind, owner_id, edition, released_at
    ), come AS (
      INSERT INTO gevel_listed_articles SELECT * FROM wanted ON CONFLICT DO NOTHING
      RETURNING kind, owner_id, edition, released_at
    )
    INSERT INTO gevel_listed_counts
    SELECT kind, owner_id, edition, coalesce(month, 'infinity'), sum(difference)
    FROM (SELECT *, 1 AS difference FROM come UNION ALL SELECT *, -1 FROM gone) differences,
      date(date_trunc('month', released_at)) AS month
    GROUP BY GROUPING SETS ((kind, owner_id, edition, month), (kind, owner_id, edition)) HAVING sum(difference) <> 0;
  END $$`

/** Puts totals right that an older copy, which knew none, has let run behind. */
export const mendTotals = `
  INSERT INTO gevel_listed_counts
  SELECT kind, owner_id, edition, 'infinity', sum(CASE month WHEN 'infinity' THEN -articles ELSE articles END) AS lacking
  FROM gevel_listed_counts GROUP BY kind, owner_id, edition
  HAVING sum(CASE month WHEN 'infinity' THEN -articles ELSE articles END) <> 0`

/** Lists anew the articles that the query in its argument finds among the rows that a statement changed. */
export const triggerFunction = `
  CREATE OR REPLACE FUNCTION gevel_article_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE changed integer[];
  BEGIN
    EXECUTE TG_ARGV[0] INTO changed;
    IF changed IS NOT NULL THEN PERFORM gevel_list_articles(changed); END IF;
    RETURN NULL;
  END $$`
