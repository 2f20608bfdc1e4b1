import { sources } from '../sources/sources'
import { linesOf } from '../sources/text-functions'
import { inTitle } from './title-entries'

const locks = Object.entries(sources).map(
  ([kind, { table }]) =>
    `WHEN '${kind}' THEN PERFORM FROM ${table} WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;`,
)

/**
 * `gevel_search_index`: indexes the documents of a kind with these row ids, and removes those that are not published
 * any more. A name that a text writes as two words is indexed too: "Klus Depot" as `klusdepot`. A text behind the paywall is indexed, but not stored where a fragment could be taken from.
 */
export const indexFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_index(wanted_kind text, ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  BEGIN
    -- two transactions that index one document wait for each other here
    CASE wanted_kind
      ${locks.join('\n      ')}
    END CASE;
    WITH source AS MATERIALIZED (
      SELECT * FROM gevel_search_source(wanted_kind, ids)
    ), written AS MATERIALIZED (
      SELECT row_id, weight, word, place
      FROM source CROSS JOIN LATERAL (VALUES ('A', title), ('B', names), ('C', concat_ws(' ', intro, people)), ('D', concat_ws(' ', body, hidden))) texts (weight, text)
        CROSS JOIN LATERAL gevel_search_tokens(text)
    ), apart AS (
      SELECT row_id, weight, n.word, pair.place FROM (
        SELECT *, lead(word) OVER following AS next_word, lead(place) OVER following AS next_place FROM written
        WINDOW following AS (PARTITION BY row_id, weight ORDER BY place)
      ) pair JOIN gevel_search_names n ON n.word = pair.word || next_word
      WHERE next_place = pair.place + 1
    ), tokens AS MATERIALIZED (
      SELECT row_id, weight, word, least(place, 16000) AS place FROM (TABLE written UNION ALL TABLE apart) all_words
    ), vocabulary AS MATERIALIZED (
      SELECT word, coalesce(known.stems, gevel_search_stems(word)) AS stems, is_named,
        known.stems IS NULL OR is_named AND NOT known.named AS is_new
      FROM (SELECT word, bool_or(weight IN ('A', 'B')) AS is_named FROM tokens GROUP BY word) used
        LEFT JOIN LATERAL (
          SELECT stems, named FROM gevel_search_words w WHERE w.word = used.word
          UNION ALL SELECT stems, named FROM gevel_search_new_words w WHERE w.word = used.word
          ORDER BY named DESC LIMIT 1
        ) known ON true
    ), noted AS (
      INSERT INTO gevel_search_new_words (word, stems, named) SELECT word, stems, is_named FROM vocabulary WHERE is_new
    ), stemmed AS (
      SELECT row_id, weight, place, stem FROM tokens JOIN vocabulary USING (word) CROSS JOIN unnest(stems) stem
    ), built AS (
      SELECT row_id, array_agg(DISTINCT stem) AS stems,
        coalesce(array_agg(DISTINCT '${inTitle}' || stem) FILTER (WHERE weight = 'A'), '{}') AS title_stems,
        string_agg(quote_literal(stem) || ':' || place || weight, ' ') FILTER (WHERE weight <> 'D')::tsvector AS head
      FROM stemmed GROUP BY row_id
    ), gone AS (
      DELETE FROM gevel_search_documents d WHERE d.kind = wanted_kind AND d.row_id = ANY (ids)
        AND NOT EXISTS (SELECT FROM source s WHERE s.row_id = d.row_id)
    )
    INSERT INTO gevel_search_documents AS d
      (kind, row_id, edition, moment, expires_at, tag_ids, title, shown_text, head, words)
    SELECT wanted_kind, row_id, edition, moment, expires_at, tag_ids, coalesce(title, ''),
      left(${linesOf('intro', 'CASE WHEN is_open THEN body END')}, 100000), coalesce(head, ''),
      array_to_tsvector(array_remove(coalesce(stems || title_stems, '{}') || gevel_search_facets(wanted_kind, edition, moment, tag_ids), NULL))
    FROM source LEFT JOIN built USING (row_id)
    ON CONFLICT (kind, row_id) DO UPDATE SET edition = excluded.edition, moment = excluded.moment,
      expires_at = excluded.expires_at, tag_ids = excluded.tag_ids, title = excluded.title,
      shown_text = excluded.shown_text, head = excluded.head, words = excluded.words
    WHERE (d.edition, d.moment, d.expires_at, d.tag_ids, d.title, d.shown_text, d.head, d.words) IS DISTINCT FROM
      (excluded.edition, excluded.moment, excluded.expires_at, excluded.tag_ids, excluded.title, excluded.shown_text,
        excluded.head, excluded.words);
  END $$`

/** `gevel_search_facets`: the values of the filters that a document has, as entries of its index. */
export const facetsFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_facets(kind text, edition text, moment timestamp, tag_ids integer[])
  RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
    SELECT ARRAY['k:' || kind, 'y:' || to_char(moment, 'YYYY'), 'm:' || coalesce(to_char(moment, 'YYYYMM'), '')]
      || CASE WHEN edition IS NULL THEN ARRAY['e:general', 'e:pro'] ELSE ARRAY['e:' || edition] END
      || ARRAY(SELECT 't:' || id FROM unnest(tag_ids) id)
  $$`

/** Documents that one statement indexes: more would need more memory, and not less time. */
const batch = 500

/** A change of a name with more documents than this is left to the job. */
const mostAtOnce = 200

/**
 * `gevel_search_note`: notes the documents of the rows that the query in its second argument selects. When more than
 * ${mostAtOnce} rows of a relation change, a company or tag with all its articles did: they are indexed later.
 */
export const noteFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE ids integer[];
  BEGIN
    EXECUTE TG_ARGV[1] INTO ids USING pg_current_xact_id();
    IF ids IS NULL THEN RETURN NULL; END IF;
    IF TG_ARGV[2] = 'relation' AND cardinality(ids) > ${mostAtOnce} THEN
      INSERT INTO gevel_search_stale SELECT TG_ARGV[0], id FROM unnest(ids) id;
    ELSE
      INSERT INTO gevel_search_changes SELECT pg_current_xact_id(), TG_ARGV[0], id FROM unnest(ids) id
      ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
  END $$`

/**
 * `gevel_search_flush`: indexes all that the transaction has noted, just before it commits. A document is written in
 * many statements; it is indexed once. The first call for a transaction indexes all: the others only look up that their
 * row is gone, as a scan of all deleted rows for each would take quadratic time.
 */
export const flushFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_flush() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE changed record;
  BEGIN
    IF NOT EXISTS (
      SELECT FROM gevel_search_changes WHERE txid = NEW.txid AND kind = NEW.kind AND row_id = NEW.row_id
    ) THEN RETURN NULL; END IF;
    FOR changed IN
      WITH taken AS (DELETE FROM gevel_search_changes WHERE txid = pg_current_xact_id() RETURNING kind, row_id)
      SELECT kind, array_agg(row_id ORDER BY row_id) AS ids FROM taken GROUP BY kind ORDER BY kind
    LOOP
      FOR start IN 1..cardinality(changed.ids) BY ${batch} LOOP
        PERFORM gevel_search_index(changed.kind, changed.ids[start : start + ${batch} - 1]);
      END LOOP;
    END LOOP;
    RETURN NULL;
  END $$`

const kinds = Object.entries(sources)

/**
 * `gevel_search_batch`: indexes the next documents of a kind after a row id, published or not.
 * Returns the last row id, or null when there are no more.
 */
export const batchFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_batch(wanted_kind text, after integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE ids integer[];
  BEGIN
    CASE wanted_kind
      ${kinds
        .map(
          ([kind, { table }]) =>
            `WHEN '${kind}' THEN ids := ARRAY(SELECT id FROM ${table} WHERE id > after ORDER BY id LIMIT ${batch});`,
        )
        .join('\n      ')}
    END CASE;
    DELETE FROM gevel_search_documents WHERE kind = wanted_kind AND row_id > after
      AND (ids = '{}' OR row_id <= ids[cardinality(ids)]) AND row_id <> ALL (ids);
    PERFORM gevel_search_index(wanted_kind, ids);
    RETURN ids[cardinality(ids)];
  END $$`

/** `gevel_search_compact`: moves the new words to the others, without duplicates. */
export const compactFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_compact() RETURNS void LANGUAGE sql AS $$
    WITH taken AS (DELETE FROM gevel_search_new_words RETURNING word, stems, named)
    INSERT INTO gevel_search_words AS w (word, stems, named)
    SELECT DISTINCT ON (word) word, stems, named FROM taken ORDER BY word, named DESC
    ON CONFLICT (word) DO UPDATE SET named = w.named OR excluded.named WHERE excluded.named AND NOT w.named
  $$`

/** `gevel_search_progress`: the percentage of the row ids of a kind up to this one. */
export const progressFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_progress(wanted_kind text, reached integer) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT 100 * reached::bigint / greatest(1, CASE wanted_kind
      ${kinds.map(([kind, { table }]) => `WHEN '${kind}' THEN (SELECT max(id) FROM ${table})`).join('\n      ')} END)
  $$`
