import type { Knex } from 'knex'
import { stemsOfCompletions } from './completions'
import { joinedWords } from './joined-words'
import { type ReadWord, readWords } from './read-words'
import { phrasesOf, type Synonym, type Term, type Token, termsOf } from './term'

/** Shorter beginnings of words say too little. */
const shortestStart = 4

/**
 * The terms of a search text: its words without operators, accents and stop words, each with its stems, its parts, its
 * synonyms and what it makes with its neighbour.
 */
export async function parseSearch(knex: Knex, text: string): Promise<Term[]> {
  const words = await readWords(knex, text)
  if (words.length === 0) return []
  const [synonyms, joined, completions] = await Promise.all([
    findSynonyms(knex, words),
    joinedWords(knex, words),
    Promise.all(words.map((word) => findCompletions(knex, word))),
  ])
  const tokens = words.map(({ word, place, stems, known }, at): Token => {
    const withNeighbours = [joined.get(place - 1), joined.get(place)].filter((stem) => stem !== undefined)
    const longer = completions[at] ?? []
    return {
      word,
      stems,
      joined: withNeighbours,
      completions: longer,
      known: known || [...withNeighbours, ...longer].length > 0,
    }
  })
  return termsOf(tokens, synonyms)
}

async function findSynonyms(knex: Knex, words: readonly ReadWord[]): Promise<Synonym[]> {
  const { rows } = await knex.raw<{ rows: Synonym[] }>(
    `SELECT DISTINCT own.phrase, other.phrase AS other FROM gevel_search_synonyms own
       JOIN gevel_search_synonyms other USING (entry_id)
     WHERE own.phrase = ANY (?) AND other.phrase <> own.phrase`,
    [phrasesOf(words)],
  )
  return rows
}

/** The words that an unknown one may be the beginning of. */
async function findCompletions(knex: Knex, { word, known }: ReadWord): Promise<string[]> {
  return known || word.length < shortestStart ? [] : stemsOfCompletions(knex, word, { named: false })
}
