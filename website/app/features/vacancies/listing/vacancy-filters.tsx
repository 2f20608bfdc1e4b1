import type { VacancyFilters as Filters, VacancyFacets } from '@gevel/contract/vacancy-filters'
import { filterNames } from '@gevel/contract/vacancy-query'
import { FilterFold, type FilterFoldProps } from '../../../ui/filter-fold.tsx'
import { FilterGroup } from '../../../ui/filter-group.tsx'
import { VACANCY_FILTERS, type VacancySelection, vacanciesHref } from './vacancy-selection.ts'

interface VacancyFiltersProps {
  selection: VacancySelection
  facets: VacancyFacets
  /** the list that they filter */
  results: FilterFoldProps['results']
  /** the page of the list */
  link: string
  /** a filter that the page itself sets */
  fixed?: keyof Filters | undefined
}

/** The filters of the list of vacancies, as links with the number of vacancies. On a phone they are folded. */
export function VacancyFilters({ selection, facets, results, link, fixed }: VacancyFiltersProps) {
  const { filters } = selection
  const choicesOf = (name: keyof Filters) => {
    const labels: Readonly<Record<string, string>> = VACANCY_FILTERS[name].labels
    const hrefOf = (value?: string) => vacanciesHref(link, { ...selection, filters: { ...filters, [name]: value } })
    return [
      { label: 'Alle', href: hrefOf(), count: '', isCurrent: filters[name] === undefined },
      ...facets[name].map(({ value, count }) => {
        const isCurrent = filters[name] === value
        const href = count > 0 || isCurrent ? hrefOf(value) : null
        return { label: labels[value] ?? value, href, count: String(count), isCurrent }
      }),
    ]
  }
  return (
    <FilterFold filters={filterNames.map((name) => filters[name] ?? null)} results={results}>
      <nav className="filters" aria-label="Filters">
        {filterNames
          .filter((name) => name !== fixed)
          .map((name) => (
            <FilterGroup key={name} title={VACANCY_FILTERS[name].title} choices={choicesOf(name)} />
          ))}
      </nav>
    </FilterFold>
  )
}
