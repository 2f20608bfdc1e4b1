import type { Term } from './term'
import type { Query } from './tsquery'

/**
 * The queries to try in turn: documents with all terms, with all but one, with any. The next one is tried when one
 * finds too little.
 */
export function loosen(terms: readonly Term[]): Query[] {
  if (terms.length <= 1) return terms.map(({ query }) => query)
  const queries = terms.map(matchTerm)
  const all = { all: queries }
  const allButOne = { some: queries.map((_, left) => ({ all: queries.filter((_, at) => at !== left) })) }
  const one = { some: queries }
  return terms.length === 2 ? [all, one] : [all, allButOne, one]
}

/** The query for what has all terms. */
export function allOf(terms: readonly Term[]): Query {
  return { all: terms.map(({ query }) => query) }
}

/** Beside other words, a year stands for the documents of that year, whose texts seldom name it. */
function matchTerm({ words, query }: Term): Query {
  const [word = ''] = words
  return words.length === 1 && /^(?:19|20)\d\d$/.test(word) ? { some: [query, `y:${word}`] } : query
}
