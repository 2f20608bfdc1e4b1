/** A query of the entries of the index: one entry, or several of which all or some have to match. */
export type Query = string | { all: readonly Query[] } | { some: readonly Query[] }

/** The entry as PostgreSQL reads it in a `tsquery`: quoted, so that no character of a word is an operator. */
export function quotedEntry(entry: string): string {
  return `'${entry.replace(/['\\]/g, '$&$&')}'`
}

/**
 * The text of a `tsquery`.
 * @param entryOf the text of an entry, by default itself
 */
export function tsqueryOf(query: Query, entryOf: (entry: string) => string = quotedEntry): string {
  if (typeof query === 'string') return entryOf(query)
  const [queries, operator] = 'all' in query ? [query.all, ' & '] : [query.some, ' | ']
  const texts = queries.map((each) => tsqueryOf(each, entryOf))
  return texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(operator)})`
}
