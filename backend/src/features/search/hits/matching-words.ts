import type { Knex } from 'knex'
import type { Term } from '../query/term'

/** Enough for a stem such as `bouw`, with all its compounds. */
const most = 5000

/** A test of whether a word, in the form of the index, has a stem of one of the terms. */
export async function matchingWords(knex: Knex, terms: readonly Term[]): Promise<(word: string) => boolean> {
  const stems = [...new Set(terms.flatMap((term) => term.stems))]
  const words: string[] = await knex('gevel_search_words')
    .whereRaw('stems && ?', [stems])
    .union((query) => query.select('word').from('gevel_search_new_words').whereRaw('stems && ?', [stems]))
    .limit(most)
    .pluck('word')
  const searchedWords = new Set(words)
  return (word) => searchedWords.has(word)
}
