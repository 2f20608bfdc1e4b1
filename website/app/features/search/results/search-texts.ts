import type { PartnerKind } from '@gevel/contract/references'
import type { SearchKind } from '@gevel/contract/search'

/** The kinds of documents in the order of the tabs, with the name of a group of results. */
export const KINDS = [
  ['article', 'Artikelen'],
  ['company', 'Bedrijven'],
  ['event', 'Agenda'],
  ['vacancy', 'Vacatures'],
  ['magazine', 'Magazine'],
  ['figures', 'Marktcijfers'],
  ['page', 'Pagina’s'],
] as const satisfies readonly (readonly [SearchKind, string])[]

/** The kind of one document, above its title. */
export const HIT_NAMES: Readonly<Record<Exclude<SearchKind, 'article' | 'company'>, string>> = {
  event: 'Agenda',
  vacancy: 'Vacature',
  magazine: 'Magazine',
  page: 'Pagina',
  figures: 'Marktcijfers',
}

export const COMPANY_NAMES: Readonly<Record<PartnerKind, string>> = {
  partner: 'Partner',
  organisation: 'Organisatie',
  'building-market': 'Bouwmarkt',
  'paint-home': 'Verf- of woonwinkel',
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
