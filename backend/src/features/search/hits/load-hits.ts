import type { SearchHit, SearchKind } from '@gevel/contract/search'
import type { Knex } from 'knex'
import { matchingPages } from '../../../content/magazines/matching-page'
import type { FoundRow } from '../query/find-hits'
import { allOf } from '../query/loosen'
import type { Term } from '../query/term'
import { tsqueryOf } from '../query/tsquery'
import { loadHitRows, type PlainHit } from './hit-rows'
import { fragmentOf, mark } from './mark'

/** The documents that were found, in their order, with the words of the search marked. */
export async function loadHits(rows: readonly FoundRow[], terms: readonly Term[]): Promise<SearchHit[]> {
  const { connection } = strapi.db
  const issues = rows.filter(({ kind }) => kind === 'magazine').map(({ id }) => id)
  const [hits, texts, matches, pages] = await Promise.all([
    loadAll(rows),
    shownTexts(rows),
    matchingWords(connection, terms),
    matchingPages(connection, issues, tsqueryOf(allOf(terms))),
  ])
  return rows.flatMap((row): SearchHit[] => {
    const hit = hits.get(keyOf(row))
    if (!hit) return []
    const { title, intro, ...rest } = hit
    const fragment = fragmentOf(intro, texts.get(keyOf(row)) ?? '', matches)
    const page = row.kind === 'magazine' ? (pages.get(row.id) ?? null) : null
    return [{ ...rest, kind: row.kind, title: mark(title, matches), fragment, page }]
  })
}

const keyOf = ({ kind, id }: FoundRow) => `${kind} ${id}`

/** Loads the hits of the rows, with one query per kind. */
async function loadAll(rows: readonly FoundRow[]): Promise<Map<string, PlainHit>> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const loaded = await Promise.all(
    kinds.map(async (kind) => {
      const found = await loadHitRows[kind](rows.filter((row) => row.kind === kind).map(({ id }) => id))
      return [...found].map(([id, hit]) => [keyOf({ kind, id }), hit] as const)
    }),
  )
  return new Map(loaded.flat())
}

/** Characters of a text in which a fragment is looked for. */
const mostText = 20_000

async function shownTexts(rows: readonly FoundRow[]): Promise<Map<string, string>> {
  const { connection } = strapi.db
  const texts: { kind: SearchKind; row_id: number; text: string }[] = await connection('gevel_search_documents')
    .whereIn(
      ['kind', 'row_id'],
      rows.map(({ kind, id }) => [kind, id]),
    )
    .select('kind', 'row_id', connection.raw(`left(shown_text, ${mostText}) AS text`))
  return new Map(texts.map(({ kind, row_id: id, text }) => [keyOf({ kind, id }), text]))
}

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
