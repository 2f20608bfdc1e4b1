import type { Knex } from 'knex'
import { phrasesOf, type Synonym, type Term, type Token, termsOf } from './term'

/** More words than anybody types; each adds to the work of the database. */
const mostWords = 12

/**
 * The terms of a search text: its words without operators, accents and stop words, each with its stems, its parts and
 * its synonyms.
 */
export async function parseSearch(knex: Knex, text: string): Promise<Term[]> {
  const tokens = await tokensOf(knex, text)
  if (tokens.length === 0) return []
  const { rows } = await knex.raw<{ rows: Synonym[] }>(
    `SELECT DISTINCT own.phrase, other.phrase AS other FROM gevel_search_synonyms own
       JOIN gevel_search_synonyms other USING (entry_id)
     WHERE own.phrase = ANY (?) AND other.phrase <> own.phrase`,
    [phrasesOf(tokens)],
  )
  return termsOf(tokens, rows)
}

async function tokensOf(knex: Knex, text: string): Promise<Token[]> {
  const { rows } = await knex.raw<{ rows: Token[] }>(tokensSql, [text, mostWords])
  return rows
}

/**
 * The words of a text with their stems. A word that no document has is split where both halves are words that one has,
 * with an `s` between them or not: readers make compounds that no editor wrote.
 */
const tokensSql = `
  WITH given AS MATERIALIZED (
    SELECT word, min(place) AS place FROM gevel_search_tokens(?) GROUP BY word ORDER BY place LIMIT ?
  ), looked_up AS MATERIALIZED (
    SELECT given.*, used.stems, used.stems IS NOT NULL OR EXISTS (
      SELECT FROM gevel_search_words w WHERE w.stems[1] = gevel_search_stem(replace(given.word, '-', ''))) AS known
    FROM given LEFT JOIN LATERAL (
      SELECT stems FROM gevel_search_words w WHERE w.word = given.word
      UNION ALL SELECT stems FROM gevel_search_new_words w WHERE w.word = given.word LIMIT 1
    ) used ON true
  )
  SELECT l.word, l.known OR halves.stems IS NOT NULL AS known,
    CASE WHEN halves.stems IS NULL THEN coalesce(l.stems, gevel_search_stems(l.word))
      ELSE gevel_search_stem(l.word) || halves.stems END AS stems
  FROM looked_up l LEFT JOIN LATERAL (
    SELECT ARRAY[one.stems[1], other.stems[1]] AS stems
    FROM generate_series(3, least(length(l.word), 40) - 4) size
      CROSS JOIN LATERAL (VALUES (left(l.word, size)), (nullif(rtrim(left(l.word, size), 's'), left(l.word, size)))) front (word)
      JOIN gevel_search_words one ON one.word = front.word
      JOIN gevel_search_words other ON other.word = substr(l.word, size + 1)
    WHERE NOT l.known ORDER BY length(other.word) DESC LIMIT 1
  ) halves ON true
  ORDER BY l.place`
