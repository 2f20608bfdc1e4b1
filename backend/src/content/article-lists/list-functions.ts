/** Puts articles into the right lists. The lock serialises two changes of one article. */
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
        UNION SELECT 'author', author_id FROM contents_author_lnk WHERE content_id = c.id
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

/** Updates the lists of the articles that the query in its argument selects from the changed rows. */
export const triggerFunction = `
  CREATE OR REPLACE FUNCTION gevel_article_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE changed integer[];
  BEGIN
    EXECUTE TG_ARGV[0] INTO changed;
    IF changed IS NOT NULL THEN PERFORM gevel_list_articles(changed); END IF;
    RETURN NULL;
  END $$`
