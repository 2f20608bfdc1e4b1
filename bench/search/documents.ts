import type { Client } from 'pg'

/** A published document with its texts, named by its kind and slug as in `judged-queries.ts`. */
export interface SearchDocument {
  id: string
  title: string
  names: string
  intro: string
  body: string
}

const tables = [
  ['article', 'contents', 'slug'],
  ['company', 'partners', 'link'],
  ['event', 'events', 'slug'],
  ['vacancy', 'vacancies', 'slug'],
  ['magazine', 'magazines', 'slug'],
  ['page', 'pages', 'link'],
  ['author', 'authors', 'slug'],
] as const

/** All documents of the demo content; those of the large set have no judgements. */
export async function loadDocuments(database: Client): Promise<SearchDocument[]> {
  const found: SearchDocument[] = []
  for (const [kind, table, slug] of tables) {
    const { rows } = await database.query<SearchDocument>(
      `SELECT '${kind}:' || t.${slug} AS id, s.title, concat_ws(' ', s.names, s.people) AS names, coalesce(s.intro, '') AS intro,
         coalesce(s.body, '') AS body
       FROM gevel_search_source('${kind}', (SELECT array_agg(id) FROM ${table} WHERE document_id NOT LIKE 'bulk%')) s
         JOIN ${table} t ON t.id = s.row_id`,
    )
    found.push(...rows)
  }
  return found
}

/** The name of a document from its path on the site. */
export function nameOfHref(kind: string, href: string): string {
  return `${kind}:${kind === 'page' ? href : (href.split('/').at(-1) ?? '')}`
}
