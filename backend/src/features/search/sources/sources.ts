import type { SearchKind } from '@gevel/contract/search'
import { articles } from './articles'
import { authors } from './authors'
import { companies } from './companies'
import { events } from './events'
import { figures } from './figures'
import { magazines } from './magazines'
import { pages } from './pages'
import type { Source } from './source'
import { vacancies } from './vacancies'

export const sources: Readonly<Record<SearchKind, Source>> = {
  article: articles,
  company: companies,
  event: events,
  vacancy: vacancies,
  magazine: magazines,
  page: pages,
  figures,
  author: authors,
}

const columnTypes = {
  edition: 'text',
  moment: 'timestamp',
  expires_at: 'timestamp',
  tag_ids: 'integer[]',
  title: 'text',
  names: 'text',
  people: 'text',
  intro: 'text',
  body: 'text',
  hidden: 'text',
  is_open: 'boolean',
} as const satisfies Record<keyof Source['columns'], string>
const columns = Object.keys(columnTypes) as (keyof typeof columnTypes)[]

function select({ table, where, columns: sql }: Source): string {
  const list = columns.map((name) => `(${sql[name] ?? 'NULL'})::${columnTypes[name]}`).join(', ')
  return `SELECT d.id, ${list} FROM ${table} d
    WHERE d.id = ANY (ids) AND d.published_at IS NOT NULL${where ? ` AND ${where}` : ''}`
}

/** `gevel_search_source`: the published documents of a kind among these row ids, with their texts. */
export const sourceFunction = `
  -- a function with other columns cannot replace it
  DROP FUNCTION IF EXISTS gevel_search_source(text, integer[]);
  CREATE FUNCTION gevel_search_source(kind text, ids integer[])
  RETURNS TABLE (row_id integer, ${columns.map((name) => `${name} ${columnTypes[name]}`).join(', ')})
  LANGUAGE plpgsql STABLE AS $$
  BEGIN
    CASE kind
      ${Object.entries(sources)
        .map(([kind, source]) => `WHEN '${kind}' THEN RETURN QUERY ${select(source)};`)
        .join('\n      ')}
    END CASE;
  END $$`
