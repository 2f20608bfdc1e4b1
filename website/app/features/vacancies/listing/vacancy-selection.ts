import type { Region } from '@gevel/contract/vacancies'
import type { HoursBand, VacancyFilters, VacancyOrder } from '@gevel/contract/vacancy-filters'
import { CATEGORY_NAMES, LEVEL_NAMES } from '../vacancy-facts.ts'
import type { VACANCY_KEYS } from './vacancy-keys.ts'

/** What a reader chose in the list of vacancies: the filters, and the order. */
export interface VacancySelection {
  filters: VacancyFilters
  order: VacancyOrder
}

export const wholeList: VacancySelection = { filters: {}, order: 'new' }

const REGION_NAMES: Record<Region, string> = {
  noord: 'Noord',
  oost: 'Oost',
  midden: 'Midden',
  west: 'West',
  zuid: 'Zuid',
}

const HOURS_NAMES: Record<HoursBand, string> = {
  'tot-16': 'Tot 16 uur',
  '16-tot-32': '16 tot 32 uur',
  'vanaf-32': '32 uur of meer',
}

/** Each filter with its query key, its title, and the label of each of its values, in the order of the page and the URL. */
export const VACANCY_FILTERS = {
  category: { key: 'vakgebied', title: 'Vakgebied', labels: CATEGORY_NAMES },
  region: { key: 'regio', title: 'Regio', labels: REGION_NAMES },
  hours: { key: 'uren', title: 'Uren per week', labels: HOURS_NAMES },
  level: { key: 'niveau', title: 'Niveau', labels: LEVEL_NAMES },
} as const satisfies Record<
  keyof VacancyFilters,
  { key: (typeof VACANCY_KEYS)[number]; title: string; labels: Readonly<Record<string, string>> }
>

export const FILTER_NAMES = ['category', 'region', 'hours', 'level'] as const satisfies (keyof VacancyFilters)[]

/** Whether any filter is active. */
export function isFiltered({ filters }: VacancySelection): boolean {
  return FILTER_NAMES.some((name) => filters[name])
}

/**
 * The address of a list, with the keys in one order, so that a page has one address.
 * @param link of the page with the list
 * @param page from 1
 */
export function vacanciesHref(link: string, { filters, order }: VacancySelection, page = 1): string {
  const params = new URLSearchParams()
  for (const name of FILTER_NAMES) {
    const value = filters[name]
    if (value) params.set(VACANCY_FILTERS[name].key, value)
  }
  if (order === 'salary') params.set('volgorde', 'salaris')
  if (page > 1) params.set('p', String(page))
  return params.size > 0 ? `${link}?${params}` : link
}
