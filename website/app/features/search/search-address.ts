import type { Edition } from '@gevel/contract/editions'
import type { FixedPath } from '@gevel/contract/hrefs'
import type { SearchKind, SearchOrder } from '@gevel/contract/search'

/** The query string of `/zoeken`. */
export interface SearchAddress {
  text: string
  edition: Edition | null
  kind: SearchKind | null
  /** slug of a tag */
  tag: string | null
  year: number | null
  order: SearchOrder
  /** the words are not corrected */
  literal: boolean
}

const SEARCH: FixedPath = '/zoeken'

/** The query keys that the page reads besides `p`. */
export const SEARCH_KEYS = ['q', 'editie', 'soort', 'onderwerp', 'jaar', 'volgorde'] as const
export const LITERAL_KEY = 'letterlijk'

const EDITIONS = { gevel: 'general', pro: 'pro' } as const satisfies Record<string, Edition>
const KINDS = {
  artikelen: 'article',
  bedrijven: 'company',
  agenda: 'event',
  vacatures: 'vacancy',
  magazine: 'magazine',
  paginas: 'page',
  marktcijfers: 'figures',
  auteurs: 'author',
} as const satisfies Record<string, SearchKind>

const choiceOf = <T>(table: Readonly<Record<string, T>>, key: string | null): T | null =>
  key !== null && Object.hasOwn(table, key) ? (table[key] ?? null) : null
const keyOf = (table: Readonly<Record<string, string>>, value: string): string =>
  Object.entries(table).find(([, each]) => each === value)?.[0] ?? ''

/** Reads an address, and ignores unknown values of filters. */
export function readSearch(params: URLSearchParams): SearchAddress {
  const year = params.get('jaar') ?? ''
  const tag = params.get('onderwerp') ?? ''
  return {
    text: params.get('q')?.trim() ?? '',
    edition: choiceOf(EDITIONS, params.get('editie')),
    kind: choiceOf(KINDS, params.get('soort')),
    tag: /^[a-z0-9-]{1,200}$/.test(tag) ? tag : null,
    year: /^(19|20|21)\d\d$/.test(year) ? Number(year) : null,
    order: params.get('volgorde') === 'datum' ? 'date' : 'relevance',
    literal: params.has(LITERAL_KEY),
  }
}

/**
 * The address of a search, with the keys in one order, so that a page has one address.
 * @param page from 1
 */
export function searchHref(search: Partial<SearchAddress>, page = 1): string {
  const { text = '', edition, kind, tag, year, order, literal } = search
  const params = new URLSearchParams()
  if (text) params.set('q', text)
  if (kind) params.set('soort', keyOf(KINDS, kind))
  if (edition) params.set('editie', keyOf(EDITIONS, edition))
  if (year) params.set('jaar', String(year))
  if (tag) params.set('onderwerp', tag)
  if (order === 'date') params.set('volgorde', 'datum')
  if (literal) params.set(LITERAL_KEY, '')
  if (page > 1) params.set('p', String(page))
  const query = params.toString().replace(/=(?=&|$)/g, '')
  return SEARCH + (query && `?${query}`)
}
