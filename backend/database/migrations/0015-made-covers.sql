-- mode: batches
-- Articles of releases before the made covers get theirs: the first figure that is large type, else the first short
-- quote, only of free articles (choose-cover.ts).
WITH batch AS (
  SELECT max(id) AS last FROM (SELECT id FROM contents WHERE id > coalesce($1::integer, 0) ORDER BY id LIMIT 1000) ids
), free AS (
  SELECT c.id, k."order" AS at, k.component_type AS component, k.cmp_id
  FROM batch, contents c
    JOIN contents_cmps k ON k.entity_id = c.id AND k.field = 'blocks'
      AND k.component_type IN ('blocks.figures', 'blocks.quote')
  WHERE c.id > coalesce($1::integer, 0) AND c.id <= last AND c.access = 'free' AND c.made_cover IS NULL
), candidates AS (
  SELECT free.id, 1 AS place, at, jsonb_build_object('kind', 'number', 'value', value, 'label', named) AS cover
  FROM free
    CROSS JOIN LATERAL (
      SELECT fact.* FROM components_blocks_figures_cmps f JOIN components_shared_facts fact ON fact.id = f.cmp_id
      WHERE f.entity_id = free.cmp_id AND f.field = 'figures' ORDER BY f."order" LIMIT 1
    ) fact
    CROSS JOIN LATERAL concat_ws(', ', label, CASE WHEN change <> '' THEN NULL ELSE nullif(note, '') END) AS named
  WHERE component = 'blocks.figures' AND char_length(value) <= 12 AND value ~ '[0-9]' AND char_length(named) <= 60
  UNION ALL
  SELECT free.id, 2, at, jsonb_build_object('kind', 'quote', 'text', text, 'speaker',
    CASE WHEN speaker <> '' AND char_length(speaker) <= 60 THEN speaker END)
  FROM free JOIN components_blocks_quotes quote ON quote.id = cmp_id
  WHERE component = 'blocks.quote' AND char_length(text) <= 100
), chosen AS (
  SELECT DISTINCT ON (id) id, cover FROM candidates ORDER BY id, place, at
), changed AS (
  UPDATE contents SET made_cover = cover FROM chosen WHERE contents.id = chosen.id
)
SELECT last AS cursor FROM batch
