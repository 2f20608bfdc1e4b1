import type { Query } from '../query/tsquery'

/** The entry of a stem in the title of a document: `a:verf` beside `verf`. */
export const inTitle = 'a:'

/** The query for documents with the stems of a query in their titles. */
export function inTitles(query: Query): Query {
  if (typeof query === 'string') return inTitle + query
  return 'all' in query ? { all: query.all.map(inTitles) } : { some: query.some.map(inTitles) }
}
