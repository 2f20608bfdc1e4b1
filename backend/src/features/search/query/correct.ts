import type { Knex } from 'knex'
import { distance } from './edit-distance'
import type { Term } from './term'

/** Words that look like one share this part of their trigrams; below it they hardly look alike. */
const leastSimilar = 0.3
const mostCandidates = 20

interface Correction {
  /** the whole search text, with its unknown words replaced */
  text: string
}

/**
 * Replaces words that no document contains by words from titles and names. Known words are never replaced: `hornbag`
 * becomes Hornbach, but `gamma` never becomes `programma`.
 * @returns null when all words are known, or nothing looks like them
 */
export async function correct(knex: Knex, terms: readonly Term[]): Promise<Correction | null> {
  if (terms.every(({ known }) => known)) return null
  const words = await Promise.all(
    terms.map(async (term) => (term.known ? term.words : await nearest(knex, term.words))),
  )
  const text = words.flat().join(' ')
  return text === terms.flatMap((term) => term.words).join(' ') ? null : { text }
}

/** The known word that differs from each word by the fewest letters: one in three at most. */
async function nearest(knex: Knex, words: readonly string[]): Promise<string[]> {
  return Promise.all(
    words.map(async (word) => {
      const { rows } = await knex.raw<{ rows: { word: string; likeness: number }[] }>(
        `SELECT word, similarity(word, :word) AS likeness FROM (
           SELECT word FROM gevel_search_words WHERE named AND word % :word
           UNION SELECT word FROM gevel_search_new_words WHERE named AND word % :word
         ) near
         WHERE similarity(word, :word) >= ${leastSimilar} ORDER BY likeness DESC, word LIMIT ${mostCandidates}`,
        { word },
      )
      const near = rows.map((row) => ({ ...row, edits: distance(word, row.word) }))
      const [best] = near.toSorted((one, other) => one.edits - other.edits || other.likeness - one.likeness)
      return best && best.edits <= Math.max(1, Math.floor(word.length / 3)) ? best.word : word
    }),
  )
}
