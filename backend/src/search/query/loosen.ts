import type { Term } from './term'

const all = (terms: readonly Term[]) => `(${terms.map(matching).join(' & ')})`
const any = (queries: readonly string[]) => `(${queries.join(' | ')})`

/**
 * The queries to try in turn: documents with all terms, with all but one, with any. The next one is tried when one
 * finds too little.
 */
export function loosen(terms: readonly Term[]): string[] {
  const [first] = terms
  if (first && terms.length === 1) return [`(${first.query})`]
  const allButOne = any(terms.map((_, left) => all(terms.filter((_, at) => at !== left))))
  const one = any(terms.map(matching))
  return terms.length === 2 ? [all(terms), one] : [all(terms), allButOne, one]
}

/** Beside other words, a year stands for the documents of that year, whose texts seldom name it. */
function matching({ exact, query }: Term): string {
  return /^(?:19|20)\d\d$/.test(exact) ? `(${query} | 'y:${exact}')` : query
}
