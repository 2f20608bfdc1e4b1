import { type Edition, editionSchema } from '@gevel/contract/editions'
import { href } from '@gevel/contract/hrefs'
import { type SearchSuggestion, searchKindSchema } from '@gevel/contract/search'
import type { Knex } from 'knex'
import { z } from 'zod'
import { recordRead } from '../../../platform/changes/track-reads'
import type { Client } from '../../../platform/http/client'
import { loadHitRows } from '../hits/hit-rows'
import { inTitles } from '../indexing/title-entries'
import { stemsOfCompletions } from '../query/completions'
import { correct } from '../query/correct'
import { type FoundRow, findHits } from '../query/find-hits'
import { allOf } from '../query/loosen'
import { parseSearch } from '../query/parse-search'
import type { Term } from '../query/term'
import { consumeSearchLimit, readableSearch } from '../search-request'

export const suggestionsQuery = z.object({
  q: z.string().max(200).default(''),
  prefer: editionSchema.default('general'),
})

const mostDocuments = 6
const shortestStart = 2
/** Of two words together, which by chance begin another one. */
const shortestJoinedStart = 5

/**
 * `GET /public/search/suggestions`: documents with the words in their title, or else in their text, of which the last may be
 * incomplete, and a correction of an unknown word.
 * @throws `too-many-requests`
 */
export async function suggest({ q, prefer }: z.infer<typeof suggestionsQuery>, client: Client) {
  await consumeSearchLimit(client)
  for (const tag of ['author', 'content', 'event', 'figure-series', 'magazine', 'page', 'partner', 'vacancy'])
    recordRead(tag)
  const knex = strapi.db.connection
  const { terms, found } = await suggestDocuments(knex, q, prefer)
  const correction = terms.length > 0 && found.length === 0 ? await correct(knex, terms) : null
  return { data: [...wordsToSearch(correction?.text), ...found] }
}

/** Published documents for an incomplete search, with the terms that it was read as. */
export async function suggestDocuments(
  knex: Knex,
  search: string,
  prefer: Edition,
): Promise<{ terms: readonly Term[]; found: SearchSuggestion[] }> {
  const typed = await parseSearch(knex, readableSearch(search))
  const terms = await completeJoined(knex, typed, await completeLastTerm(knex, typed))
  if (terms.length === 0) return { terms, found: [] }
  return { terms, found: await loadSuggestions(await findDocuments(knex, terms, prefer)) }
}

/** Documents with the words in their title, then those with the words anywhere. */
async function findDocuments(knex: Knex, terms: readonly Term[], prefer: Edition): Promise<FoundRow[]> {
  const query = allOf(terms)
  const place = { order: 'relevance', prefer, limit: mostDocuments, offset: 0, facets: [] } as const
  const { rows: byTitle } = await findHits(knex, terms, inTitles(query), {}, place)
  if (byTitle.length === mostDocuments) return byTitle
  const { rows: byText } = await findHits(knex, terms, query, {}, place)
  const isNew = ({ kind, id }: FoundRow) => !byTitle.some((row) => row.kind === kind && row.id === id)
  return [...byTitle, ...byText.filter(isNew)].slice(0, mostDocuments)
}

function wordsToSearch(text: string | undefined): SearchSuggestion[] {
  return text ? [{ kind: 'words', text, href: `${href('/zoeken')}?${new URLSearchParams({ q: text })}` }] : []
}

/** Lets the last term match the words that begin with it as well. */
async function completeLastTerm(knex: Knex, terms: readonly Term[]): Promise<Term[]> {
  const last = terms.at(-1)
  const start = last?.words.at(-1) ?? ''
  if (!last || start.length < shortestStart) return [...terms]
  const stems = await stemsOfCompletions(knex, start, { named: true })
  if (stems.length === 0) return [...terms]
  return [...terms.slice(0, -1), { ...last, query: { some: [last.query, ...stems] }, known: true }]
}

/** Lets the last two words match those that begin with both together as well: `klus dep` for Klusdepot. */
async function completeJoined(knex: Knex, typed: readonly Term[], terms: readonly Term[]): Promise<readonly Term[]> {
  const [before, last] = typed.slice(-2).map(({ words }) => words.at(-1) ?? '')
  if (!before || !last || last.length < shortestStart || before.length + last.length < shortestJoinedStart) return terms
  const stems = await stemsOfCompletions(knex, before + last, { named: true })
  if (stems.length === 0) return terms
  const together = ({ query, ...term }: Term) => ({ ...term, query: { some: [query, ...stems] }, known: true })
  return [...terms.slice(0, -2), ...terms.slice(-2).map(together)]
}

async function loadSuggestions(rows: readonly FoundRow[]): Promise<SearchSuggestion[]> {
  const found = await Promise.all(
    searchKindSchema.options.map(async (kind) => {
      const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id)
      return [kind, ids.length > 0 ? await loadHitRows[kind](ids) : new Map()] as const
    }),
  )
  const byKind = new Map(found)
  return rows.flatMap(({ kind, id }): SearchSuggestion[] => {
    const hit = byKind.get(kind)?.get(id)
    return hit ? [{ kind, text: hit.title, href: hit.href }] : []
  })
}
