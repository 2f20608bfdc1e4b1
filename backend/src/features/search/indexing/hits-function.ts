import { searchKindSchema } from '@gevel/contract/search'

/** Up to about so many matches are read at once to find the newest; more are divided by year, or by month. */
const readAtOnce = 1_500

/** Estimates above this are not doubted: they are of frequent words, which the statistics have. */
const mostUnsure = 30_000
/** Matches to expect in the years that were read, before their number says more than the estimate. */
const enoughExpected = 200

const others = searchKindSchema.options
  .filter((kind) => kind !== 'article')
  .map((kind) => `'k:${kind}'`)
  .join(' | ')
const columns = 'kind, row_id, edition, moment, tag_ids, title, head'

/**
 * `gevel_search_hits`: the documents that match. When those are more than `most`: all except articles, and the
 * newest articles; one more than `most` in all, so that the caller knows. A frequent search goes year by year, and month by
 * month where a year has many: each step is a short query, as GIN tests every operand of a long one for every document.
 * The planner's estimates decide, since a count would take as long as the search. Those of rare words are far too high: once
 * the years that were read have far fewer matches than expected, all are read at once. The steps collect the places of rows,
 * which are then read once. The function is STABLE: all steps have one snapshot, in which a place is that of one row.
 */
export const hitsFunction = `
  DROP FUNCTION IF EXISTS gevel_search_hits(tsquery, integer);
  CREATE FUNCTION gevel_search_hits(wanted tsquery, most integer)
  RETURNS TABLE (kind text, row_id integer, edition text, moment timestamp, tag_ids integer[], title text, head tsvector)
  LANGUAGE plpgsql STABLE AS $$
  #variable_conflict use_column
  DECLARE
    found tid[]; of_year tsquery; oldest integer; newest integer;
    expected float8 := gevel_search_estimate(wanted); in_year float8; so_far float8 := 0;
  BEGIN
    IF expected <= ${readAtOnce} THEN
      found := gevel_search_places(wanted, most + 1);
    ELSE
      found := gevel_search_places(wanted && $q$ ${others} $q$, most + 1);
      SELECT extract(year FROM min(released_at)), extract(year FROM max(released_at)) INTO oldest, newest
      FROM gevel_listed_articles WHERE kind = 'all' AND owner_id = 0;
      FOR year IN REVERSE coalesce(newest, 0)..coalesce(oldest, 1) LOOP
        EXIT WHEN cardinality(found) > most;
        IF so_far > ${enoughExpected} AND expected <= ${mostUnsure}
          AND expected * (cardinality(found) + 1) / so_far <= most THEN
          found := gevel_search_places(wanted, most + 1);
          EXIT;
        END IF;
        of_year := wanted && format($q$ 'y:%s' $q$, year)::tsquery;
        in_year := gevel_search_estimate(of_year);
        so_far := so_far + in_year;
        IF in_year <= ${readAtOnce} THEN
          found := found || gevel_search_articles(of_year, most + 1 - cardinality(found));
          CONTINUE;
        END IF;
        FOR month IN REVERSE 12..1 LOOP
          EXIT WHEN cardinality(found) > most;
          found := found || gevel_search_articles(wanted && format($q$ 'm:%s' $q$, year * 100 + month)::tsquery,
            most + 1 - cardinality(found));
        END LOOP;
      END LOOP;
    END IF;
    RETURN QUERY SELECT ${columns} FROM gevel_search_documents WHERE ctid = ANY (found);
  END $$`

/**
 * `gevel_search_estimate`: how many documents the planner expects to match, from its statistics alone. Counting those of a
 * word that most documents have takes a hundred times as long as finding the newest thousand.
 */
export const estimateFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_estimate(wanted tsquery) RETURNS double precision LANGUAGE plpgsql AS $$
  DECLARE plan json;
  BEGIN
    EXECUTE format('EXPLAIN (FORMAT JSON) SELECT FROM gevel_search_documents WHERE words @@ %L::tsquery', wanted) INTO plan;
    RETURN (plan->0->'Plan'->>'Plan Rows')::double precision;
  END $$`

/**
 * `gevel_search_places`: the places in the table of the documents that match and are not expired. When those are more than
 * `most`: of all except articles, and of the newest articles.
 *
 * A sequential scan, which the planner prefers for a frequent word, would decompress the words of every document. So would
 * a bitmap that does not fit into `work_mem`, of the documents on whole pages.
 */
export const placesFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_places(wanted tsquery, most integer) RETURNS tid[]
  LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' AS $$
  BEGIN
    RETURN ARRAY(SELECT ctid FROM gevel_search_documents
      WHERE words @@ wanted AND (expires_at IS NULL OR expires_at > now() AT TIME ZONE 'UTC')
      ORDER BY kind = 'article', moment DESC LIMIT most);
  END $$`

/**
 * `gevel_search_articles`: the places of the newest articles that match. The kind is read from the table: testing the entry
 * of all articles in the index takes twice as long as the rest.
 */
export const articlesFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_articles(wanted tsquery, most integer) RETURNS tid[]
  LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' AS $$
  BEGIN
    RETURN ARRAY(SELECT ctid FROM gevel_search_documents
      WHERE words @@ wanted AND kind = 'article' AND (expires_at IS NULL OR expires_at > now() AT TIME ZONE 'UTC')
      ORDER BY moment DESC LIMIT most);
  END $$`
