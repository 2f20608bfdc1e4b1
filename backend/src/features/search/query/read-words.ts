import type { Knex } from 'knex'

/** Maximum words of a search, more than anybody types: each adds to the work of the database. */
const mostWords = 12

/** A word of a search text as the index knows it. */
export interface ReadWord {
  word: string
  /** its number in the text, stop words included */
  place: number
  /** the stem of the whole word, then those of its parts */
  stems: readonly string[]
  /** a document has it, as a word or as a part of one */
  known: boolean
}

/** The words of a search text, without stop words, each once. */
export async function readWords(knex: Knex, text: string): Promise<ReadWord[]> {
  const { rows } = await knex.raw<{ rows: ReadWord[] }>(tokensSql, [text, mostWords])
  return rows
}

/**
 * The words of a text with their stems. A word that no document has is split where both halves are words that one has,
 * with an `s` between them or not: readers make compounds that no editor wrote. Each word is stemmed once: in the condition
 * on the words of the index, a plan without current statistics would do so for every row.
 */
const tokensSql = `
  WITH given AS MATERIALIZED (
    SELECT word, place, gevel_search_stem(replace(word, '-', '')) AS stem
    FROM (SELECT word, min(place) AS place FROM gevel_search_tokens(?) GROUP BY word ORDER BY place LIMIT ?) first
  ), looked_up AS MATERIALIZED (
    SELECT given.word, given.place, used.stems, used.stems IS NOT NULL OR EXISTS (
      SELECT FROM gevel_search_words w WHERE w.stems @> ARRAY[given.stem]) AS known
    FROM given LEFT JOIN LATERAL (
      SELECT stems FROM gevel_search_words w WHERE w.word = given.word
      UNION ALL SELECT stems FROM gevel_search_new_words w WHERE w.word = given.word LIMIT 1
    ) used ON true
  )
  SELECT l.word, l.place::integer AS place, l.known OR halves.stems IS NOT NULL AS known,
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
