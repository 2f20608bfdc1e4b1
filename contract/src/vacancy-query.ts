import { usualDistance } from './vacancy-distances.ts'
import type { VacancyFilters } from './vacancy-filters.ts'
import { categoryNames, hoursNames, levelNames, regionNames } from './vacancy-names.ts'

/** A search among the open vacancies, in any order. Without zod, because the list uses it in the browser. */
export interface VacancySearch {
  /** words that the vacancies have; empty for all */
  text: string
  /** that they are near, as it was typed; empty for everywhere */
  place: string
  /** kilometres from the place */
  within: number
  filters: VacancyFilters
}

/** The filters in the order of pages and addresses. */
export const filterNames = ['category', 'region', 'hours', 'level'] as const satisfies (keyof VacancyFilters)[]

/** The key of each filter in the query of a page. */
export const filterKeys = { category: 'vakgebied', region: 'regio', hours: 'uren', level: 'niveau' } as const

const labels: Readonly<Record<keyof VacancyFilters, Readonly<Record<string, string>>>> = {
  category: categoryNames,
  region: regionNames,
  hours: hoursNames,
  level: levelNames,
}

/** The keys and values of a search in the query of a page, in one order, so that a search has one address. */
export function searchPairs({ text, place, within, filters }: VacancySearch): [key: string, value: string][] {
  const pairs: [string, string | undefined][] = [
    ['q', text],
    ['plaats', place],
    ['straal', place !== '' && within !== usualDistance ? String(within) : undefined],
    ...filterPairs(filters),
  ]
  return pairs.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '')
}

export function filterPairs(filters: VacancyFilters): [key: string, value: string][] {
  return filterNames.flatMap((name) => {
    const value = filters[name]
    return value ? [[filterKeys[name], value] satisfies [string, string]] : []
  })
}

/** A search in words: `‘timmer’, Techniek, binnen 25 km van Zwolle`; `Alle vacatures` without one. */
export function searchTitle({ text, place, within, filters }: VacancySearch): string {
  const parts = [
    text && `‘${text}’`,
    ...filterNames.map((name) => labels[name][filters[name] ?? ''] ?? ''),
    place && `binnen ${within} km van ${place}`,
  ].filter(Boolean)
  const title = parts.length > 0 ? parts.join(', ') : 'alle vacatures'
  return title.charAt(0).toUpperCase() + title.slice(1)
}
