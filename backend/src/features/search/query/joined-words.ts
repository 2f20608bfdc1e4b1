import type { Knex } from 'knex'
import type { ReadWord } from './read-words'

/**
 * The words of the index that two neighbours make together, as readers write compounds and names apart: `klusdepot` for
 * `klus depot`.
 * @returns their stems by the place of the first of the two
 */
export async function joinedWords(knex: Knex, words: readonly ReadWord[]): Promise<Map<number, string>> {
  const pairs = words.flatMap(({ word, place }, at) => {
    const next = words[at + 1]
    return next?.place === place + 1 ? [{ place, word: word + next.word }] : []
  })
  if (pairs.length === 0) return new Map()
  const { rows } = await knex.raw<{ rows: { place: number; stem: string }[] }>(
    `WITH pair AS MATERIALIZED (
       SELECT place, word, gevel_search_stem(replace(word, '-', '')) AS stem
       FROM unnest(?::integer[], ?::text[]) given (place, word)
     )
     SELECT place, stem FROM pair
     WHERE EXISTS (SELECT FROM gevel_search_words w WHERE w.stems[1] = stem)
       OR EXISTS (SELECT FROM gevel_search_new_words w WHERE w.word = pair.word)`,
    [pairs.map(({ place }) => place), pairs.map(({ word }) => word)],
  )
  return new Map(rows.map(({ place, stem }) => [place, stem]))
}
