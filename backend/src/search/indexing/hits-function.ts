import { searchKindSchema } from '@gevel/contract/search'

/** Articles from before this year are not looked at when a search finds too many. */
const firstYear = 1980

/** With more matches than this, the newest are looked for at once. */
const frequent = 20_000

const others = searchKindSchema.options
  .filter((kind) => kind !== 'article')
  .map((kind) => `'k:${kind}'`)
  .join(' | ')
const columns = 'kind, row_id, edition, moment, tag_ids, title, head'
const isOpen = `(expires_at IS NULL OR expires_at > now() AT TIME ZONE 'UTC')`

/**
 * `gevel_search_hits`: the documents that match. When those are more than `most`: all except articles, and the
 * newest articles, year by year and in the last year month by month; one more than `most` in all, so that the caller
 * knows. Each step is a short query: GIN tests every operand of a long one for every document.
 *
 * A sequential scan, which the planner prefers for a frequent word, would decompress the words of every document. So would
 * a bitmap that does not fit into `work_mem`, of the documents on whole pages.
 */
export const hitsFunction = `
  DROP FUNCTION IF EXISTS gevel_search_hits(tsquery, integer);
  CREATE FUNCTION gevel_search_hits(wanted tsquery, most integer)
  RETURNS TABLE (kind text, row_id integer, edition text, moment timestamp, tag_ids integer[], title text, head tsvector)
  LANGUAGE plpgsql SET enable_seqscan = off SET work_mem = '32MB' AS $$
  #variable_conflict use_column
  DECLARE band tsquery; remaining integer := most + 1; added integer; is_frequent boolean := gevel_search_estimate(wanted) > ${frequent};
  BEGIN
    IF NOT is_frequent AND gevel_search_count(wanted, remaining) < remaining THEN
      RETURN QUERY SELECT ${columns} FROM gevel_search_documents WHERE words @@ wanted AND ${isOpen};
      RETURN;
    END IF;
    band := wanted && $q$ ${others} $q$;
    RETURN QUERY SELECT ${columns} FROM gevel_search_documents WHERE words @@ band AND ${isOpen} LIMIT remaining;
    GET DIAGNOSTICS added = ROW_COUNT;
    remaining := remaining - added;
    FOR year IN REVERSE extract(year FROM now())::integer + 1..${firstYear} LOOP
      EXIT WHEN remaining <= 0;
      band := wanted && format($q$ 'k:article' & 'y:%s' $q$, year)::tsquery;
      added := CASE WHEN is_frequent THEN remaining + 1 ELSE gevel_search_count(band, remaining + 1) END;
      CONTINUE WHEN added = 0;
      IF added <= remaining THEN
        RETURN QUERY SELECT ${columns} FROM gevel_search_documents WHERE words @@ band;
        remaining := remaining - added;
      ELSE
        FOR month IN REVERSE 12..1 LOOP
          EXIT WHEN remaining <= 0;
          band := wanted && format($q$ 'k:article' & 'm:%s' $q$, year * 100 + month)::tsquery;
          RETURN QUERY SELECT ${columns} FROM gevel_search_documents WHERE words @@ band LIMIT remaining;
          GET DIAGNOSTICS added = ROW_COUNT;
          remaining := remaining - added;
        END LOOP;
      END IF;
    END LOOP;
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

/** `gevel_search_count`: the number of documents that match, counted up to `most`. */
export const countFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_count(wanted tsquery, most integer) RETURNS integer
  LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' AS $$
  BEGIN
    RETURN (SELECT count(*) FROM (SELECT FROM gevel_search_documents WHERE words @@ wanted LIMIT most) few);
  END $$`
