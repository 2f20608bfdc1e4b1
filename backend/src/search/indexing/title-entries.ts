/** The entry of a stem in the title of a document: `a:verf` beside `verf`. */
export const inTitle = 'a:'

/** The query for documents with the same stems in their titles. */
export function titleQuery(query: string): string {
  return query.replace(/[a-z0-9]+/g, (stem) => `'${inTitle}${stem}'`)
}
