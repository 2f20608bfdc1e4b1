import type { Region } from '@gevel/contract/vacancies'
import { usualDistance } from '@gevel/contract/vacancy-distances'
import type { HoursBand, VacancyFilters, VacancyOrder } from '@gevel/contract/vacancy-filters'
import { categoryNames, levelNames } from '@gevel/contract/vacancy-names'
import type { VACANCY_KEYS } from './vacancy-keys.ts'

/** What a reader chose in the list of vacancies: words, a place, filters and the order. */
export interface VacancySelection {
  /** words that the vacancies have; empty for all */
  text: string
  /** that they are near, as it was typed; empty for everywhere */
  place: string
  /** kilometres from the place */
  within: number
  filters: VacancyFilters
  order: VacancyOrder
}

export const wholeList: VacancySelection = { text: '', place: '', within: usualDistance, filters: {}, order: 'new' }

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
  category: { key: 'vakgebied', title: 'Vakgebied', labels: categoryNames },
  region: { key: 'regio', title: 'Regio', labels: REGION_NAMES },
  hours: { key: 'uren', title: 'Uren per week', labels: HOURS_NAMES },
  level: { key: 'niveau', title: 'Niveau', labels: levelNames },
} as const satisfies Record<
  keyof VacancyFilters,
  { key: (typeof VACANCY_KEYS)[number]; title: string; labels: Readonly<Record<string, string>> }
>

export const FILTER_NAMES = ['category', 'region', 'hours', 'level'] as const satisfies (keyof VacancyFilters)[]

/** Whether words, a place or a filter leave out vacancies. */
export function isFiltered({ text, place, filters }: VacancySelection): boolean {
  return text !== '' || place !== '' || FILTER_NAMES.some((name) => filters[name])
}

/**
 * The address of a list, with the keys in one order, so that a page has one address.
 * @param link of the page with the list
 * @param page from 1
 */
export function vacanciesHref(link: string, { text, ...rest }: VacancySelection, page = 1): string {
  const params = new URLSearchParams([...(text ? [['q', text]] : []), ...choicesOf(rest)])
  if (page > 1) params.set('p', String(page))
  return params.size > 0 ? `${link}?${params}` : link
}

/** The keys and values of the place, the filters and the order in the query, in one order, as pairs. */
function choicesOf({ place, within, ...choices }: Omit<VacancySelection, 'text'>): [key: string, value: string][] {
  const near: [string, string][] = [
    ['plaats', place],
    ...(within === usualDistance ? [] : [['straal', String(within)] satisfies [string, string]]),
  ]
  return [...(place === '' ? [] : near), ...filtersAndOrderOf(choices)]
}

/** The keys and values of the filters and the order in the query, in one order, as pairs. */
export function filtersAndOrderOf({
  filters,
  order,
}: Pick<VacancySelection, 'filters' | 'order'>): [key: string, value: string][] {
  const chosen = FILTER_NAMES.flatMap((name): [string, string][] => {
    const value = filters[name]
    return value ? [[VACANCY_FILTERS[name].key, value]] : []
  })
  return order === 'salary' ? [...chosen, ['volgorde', 'salaris']] : chosen
}
