import { usualDistance } from '@gevel/contract/vacancy-distances'
import type { VacancyFilters, VacancyOrder } from '@gevel/contract/vacancy-filters'
import { categoryNames, hoursNames, levelNames, regionNames } from '@gevel/contract/vacancy-names'
import { filterKeys, filterNames, filterPairs, searchPairs, type VacancySearch } from '@gevel/contract/vacancy-query'
import type { VACANCY_KEYS } from './vacancy-keys.ts'

/** What a reader chose in the list of vacancies: a search and the order. */
export interface VacancySelection extends VacancySearch {
  order: VacancyOrder
}

export const wholeList: VacancySelection = { text: '', place: '', within: usualDistance, filters: {}, order: 'new' }

/** Each filter with its query key, its title, and the label of each of its values, in the order of the page and the URL. */
export const VACANCY_FILTERS = {
  category: { key: filterKeys.category, title: 'Vakgebied', labels: categoryNames },
  region: { key: filterKeys.region, title: 'Regio', labels: regionNames },
  hours: { key: filterKeys.hours, title: 'Uren per week', labels: hoursNames },
  level: { key: filterKeys.level, title: 'Niveau', labels: levelNames },
} as const satisfies Record<
  keyof VacancyFilters,
  { key: (typeof VACANCY_KEYS)[number]; title: string; labels: Readonly<Record<string, string>> }
>

/** Whether words, a place or a filter leave out vacancies. */
export function isFiltered({ text, place, filters }: VacancySelection): boolean {
  return text !== '' || place !== '' || filterNames.some((name) => filters[name])
}

/**
 * The address of a list, with the keys in one order, so that a page has one address.
 * @param link of the page with the list
 * @param page from 1
 */
export function vacanciesHref(link: string, selection: VacancySelection, page = 1): string {
  const params = new URLSearchParams([...searchPairs(selection), ...orderPairs(selection)])
  if (page > 1) params.set('p', String(page))
  return params.size > 0 ? `${link}?${params}` : link
}

/** The keys and values of the filters and the order in the query, in one order, as pairs. */
export function filtersAndOrderOf(
  selection: Pick<VacancySelection, 'filters' | 'order'>,
): [key: string, value: string][] {
  return [...filterPairs(selection.filters), ...orderPairs(selection)]
}

function orderPairs({ order }: Pick<VacancySelection, 'order'>): [key: string, value: string][] {
  return order === 'salary' ? [['volgorde', 'salaris']] : []
}
