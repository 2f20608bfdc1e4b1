import { searchAnswerSchema } from '@gevel/contract/search'
import MiniSearch from 'minisearch'
import type { Client } from 'pg'
import { nameOfHref, type SearchDocument } from './documents.ts'

/** Finds the names of documents, best first. */
export type Engine = (text: string) => Promise<string[]>

/** Ours, by its public endpoint. The key lets every search be that of another visitor, so that no limit is reached. */
export function ourSearch(backendUrl: string, websiteKey: string): Engine {
  let visitor = 0
  return async (text) => {
    visitor++
    const headers = { 'x-website-key': websiteKey, 'x-client-address': `10.9.${visitor >> 8}.${visitor & 255}` }
    const response = await fetch(`${backendUrl}/public/search?${new URLSearchParams({ q: text })}`, { headers })
    if (!response.ok) throw new Error(`The search for ${text} answers ${response.status}`)
    const { data } = searchAnswerSchema.parse(await response.json())
    return data.map(({ kind, href }) => nameOfHref(kind, href))
  }
}

/** PostgreSQL's own full text with its Dutch stemmer, the title weighing most. */
export async function postgresDutch(database: Client, documents: readonly SearchDocument[]): Promise<Engine> {
  await database.query('CREATE TEMP TABLE bench_documents (id text, words tsvector)')
  await database.query(
    `INSERT INTO bench_documents SELECT d.id, setweight(to_tsvector('dutch', d.title), 'A')
       || setweight(to_tsvector('dutch', d.names), 'B') || setweight(to_tsvector('dutch', d.intro), 'C')
       || to_tsvector('dutch', d.body)
     FROM json_to_recordset($1) AS d (id text, title text, names text, intro text, body text)`,
    [JSON.stringify(documents)],
  )
  return async (text) => {
    const { rows } = await database.query<{ id: string }>(
      `SELECT id FROM bench_documents, websearch_to_tsquery('dutch', $1) query WHERE words @@ query
       ORDER BY ts_rank(words, query) DESC, id LIMIT 20`,
      [text],
    )
    return rows.map(({ id }) => id)
  }
}

/** MiniSearch in memory, with typing errors and incomplete words allowed. */
export function miniSearch(documents: readonly SearchDocument[]): Engine {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'names', 'intro', 'body'],
    searchOptions: { boost: { title: 4, names: 2, intro: 1.5 }, fuzzy: 0.2, prefix: true },
  })
  index.addAll(documents)
  return async (text) => index.search(text).map(({ id }) => String(id))
}
