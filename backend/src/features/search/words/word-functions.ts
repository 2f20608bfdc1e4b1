import { createHash } from 'node:crypto'
import { stemFunction } from './stem-function'

/** Length at which a word is cut: no Dutch word of this trade is longer, and an index entry has a limit. */
const longestStem = 60
/** Lengths of words that are split; others are a name, a number or a whole address. */
const splitLengths = { shortest: 6, longest: 40 }

/**
 * Words that nearly every text has. They are not indexed, and ignored in a search unless nothing else is left.
 */
const stopWords = [
  ...['aan', 'al', 'als', 'bij', 'dan', 'dat', 'de', 'deze', 'die', 'dit', 'door', 'een', 'en', 'er', 'het', 'hij'],
  ...['hoe', 'ik', 'in', 'is', 'je', 'maar', 'met', 'naar', 'niet', 'nog', 'of', 'om', 'onder', 'ook', 'op', 'over'],
  ...['te', 'tot', 'uit', 'van', 'voor', 'was', 'wat', 'we', 'wel', 'wie', 'wij', 'wordt', 'ze', 'zich', 'zijn', 'zo'],
]

const stopList = `'{${stopWords.join(',')}}'::text[]`

/** `gevel_search_tokens`: the words of a text with their positions, in lower case and without accents. */
export const tokensFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_tokens(given text) RETURNS TABLE (word text, place bigint)
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT found[1], ordinality FROM regexp_matches(
      replace(lower(unaccent(left(given, 200000))), '’', ''''), '[a-z0-9]+(?:[-''][a-z0-9]+)*', 'g') WITH ORDINALITY f(found)
    WHERE found[1] <> ALL (${stopList})
  $$`

/**
 * `gevel_search_split`: the stems of a compound's parts, or nothing. Either it consists of known parts alone, with
 * `s`, `e`, `n` or `en` between them, or it ends in a known part of five letters: the last part names the thing, and
 * the rest then counts as one part.
 */
export const splitFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_split(given text) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
  DECLARE found text[]; tail record; front text;
  BEGIN
    IF length(given) NOT BETWEEN ${splitLengths.shortest} AND ${splitLengths.longest} OR given ~ '[^a-z]' THEN RETURN '{}'; END IF;
    -- nearly all words end in no part: this is their only look-up
    SELECT form, stem INTO tail FROM gevel_search_parts
    WHERE form = ANY (ARRAY(SELECT right(given, size) FROM generate_series(3, length(given) - 3) size))
    ORDER BY length(form) DESC LIMIT 1;
    IF tail IS NULL OR EXISTS (SELECT FROM gevel_search_names WHERE word = given) THEN RETURN '{}'; END IF;
    WITH RECURSIVE known AS MATERIALIZED (
      SELECT form, stem FROM gevel_search_parts WHERE strpos(given, form) > 0 AND form <> given
    ), walk (at, stems) AS (
      SELECT 1, '{}'::text[]
      UNION ALL
      SELECT at + length(form) + length(link), stems || stem
      FROM walk JOIN known ON substr(given, at, length(form)) = form
        JOIN unnest('{"",s,e,n,en}'::text[]) link ON substr(given, at + length(form), length(link)) = link
      WHERE cardinality(stems) < 6
    )
    SELECT stems INTO found FROM walk WHERE at = length(given) + 1 AND cardinality(stems) > 1
    ORDER BY cardinality(stems) LIMIT 1;
    IF found IS NOT NULL THEN RETURN found; END IF;
    IF length(tail.form) < 5 OR length(given) - length(tail.form) < 4 THEN RETURN '{}'; END IF;
    front := left(given, -length(tail.form));
    RETURN array_cat(ARRAY[tail.stem, gevel_search_stem(front)], gevel_search_split(front));
  END $$`

/** `gevel_search_stems`: the stem of the whole word first, then those of its parts. */
export const stemsFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_stems(given text) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
  DECLARE whole text := left(gevel_search_stem(replace(given, '-', '')), ${longestStem}); parts text[] := '{}'; piece text;
  BEGIN
    IF strpos(given, '-') = 0 THEN
      parts := gevel_search_split(given);
      IF parts = '{}' AND whole <> given THEN parts := gevel_search_split(whole); END IF;
    ELSE
      FOREACH piece IN ARRAY string_to_array(given, '-') LOOP
        IF length(piece) > 1 AND piece <> ALL (${stopList}) THEN
          parts := parts || left(gevel_search_stem(piece), ${longestStem}) || gevel_search_split(piece);
        END IF;
      END LOOP;
    END IF;
    RETURN whole || ARRAY(SELECT DISTINCT part FROM unnest(parts) part WHERE part NOT IN (whole, ''));
  END $$`

const version = createHash('sha256')
  .update([stemFunction, tokensFunction, splitFunction, stemsFunction].join('\n'))
  .digest('hex')
  .slice(0, 16)

/** `gevel_search_version`: changes with any rule that gives a word its stems. */
export const versionFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_version() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '${version}' $$`
