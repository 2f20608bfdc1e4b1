import type { Term } from './term'

const all = (terms: readonly Term[]) => `(${terms.map(({ query }) => query).join(' & ')})`
const any = (queries: readonly string[]) => `(${queries.join(' | ')})`

/**
 * The queries to try in turn: documents with all terms, with all but one, with any. The next one is tried when one
 * finds too little.
 */
export function loosen(terms: readonly Term[]): string[] {
  if (terms.length < 2) return [all(terms)]
  const allButOne = any(terms.map((_, left) => all(terms.filter((_, at) => at !== left))))
  const one = any(terms.map(({ query }) => query))
  return terms.length === 2 ? [all(terms), one] : [all(terms), allButOne, one]
}
