import type { Edition } from '@gevel/contract/editions'
import type { PartnerKind } from '@gevel/contract/references'
import type { SavedSearch } from '@gevel/contract/saved-searches'
import type { SearchKind } from '@gevel/contract/search'

/** The kinds of documents in the order of the tabs, with the name of a group of results. */
export const KINDS = [
  ['article', 'Artikelen'],
  ['company', 'Bedrijven'],
  ['event', 'Agenda'],
  ['vacancy', 'Vacatures'],
  ['magazine', 'Magazine'],
  ['figures', 'Marktcijfers'],
  ['author', 'Auteurs'],
  ['page', 'Pagina’s'],
] as const satisfies readonly (readonly [SearchKind, string])[]

/** The kind of one document, above its title. */
export const HIT_NAMES: Readonly<Record<Exclude<SearchKind, 'article' | 'company'>, string>> = {
  event: 'Agenda',
  vacancy: 'Vacature',
  magazine: 'Magazine',
  page: 'Pagina',
  figures: 'Marktcijfers',
  author: 'Auteur',
}

export const COMPANY_NAMES: Readonly<Record<PartnerKind, string>> = {
  partner: 'Partner',
  organisation: 'Organisatie',
  'building-market': 'Bouwmarkt',
  'paint-home': 'Verf- of woonwinkel',
}

export const EDITION_NAMES: Readonly<Record<Edition, string>> = { general: 'Gevel', pro: 'Gevel Pro' }

/** The filters of a saved search in words: `Vacatures, Gevel Pro, 2025, Hout`; empty without any. */
export function filterText({ kind, edition, year, tag, tagName, literal }: SavedSearch): string {
  const kindName = KINDS.find(([each]) => each === kind)?.[1]
  return [kindName, edition && EDITION_NAMES[edition], year, tagName ?? tag, literal && 'letterlijk']
    .filter(Boolean)
    .join(', ')
}

const number = new Intl.NumberFormat('nl-NL')

/** `1.234`, or `5.000+` when there are more than were counted. */
export function countText(count: number, more: boolean): string {
  return number.format(count) + (more ? '+' : '')
}

/** `1 resultaat`, `214 resultaten`, `meer dan 5.000 resultaten`. */
export function resultsText(total: number, more: boolean): string {
  if (total === 1) return '1 resultaat'
  return `${more ? 'meer dan ' : ''}${number.format(total)} resultaten`
}
