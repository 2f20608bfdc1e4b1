import type { SearchFacets } from '@gevel/contract/search'
import { FilterFold, type FilterFoldProps } from '../../../ui/filter-fold.tsx'
import { type FilterChoice, FilterGroup } from '../../../ui/filter-group.tsx'
import type { SearchAddress } from '../search-address.ts'
import type { SearchLink } from './search-results.tsx'
import { countText, EDITION_NAMES } from './search-texts.ts'

interface SearchFiltersProps {
  search: SearchAddress
  facets: SearchFacets
  more: boolean
  /** the list that they filter */
  results: FilterFoldProps['results']
  hrefOf: SearchLink
}

/** The filters by edition, year and tag, as links. On a phone they are folded. */
export function SearchFilters({ search, facets, more, results, hrefOf }: SearchFiltersProps) {
  const choice = (label: string, change: Partial<SearchAddress>, count: number | null): FilterChoice => {
    const isCurrent = Object.entries(change).every(([key, value]) => search[key as keyof SearchAddress] === value)
    return {
      label,
      href: hrefOf({ ...search, ...change }),
      count: count === null ? '' : countText(count, more),
      isCurrent,
    }
  }
  const groups: { title: string; all: FilterChoice; choices: FilterChoice[]; note?: string }[] = [
    {
      title: 'Editie',
      all: choice('Beide', { edition: null }, null),
      choices: facets.edition.map(({ value, count }) => choice(EDITION_NAMES[value], { edition: value }, count)),
      note: 'Stukken in beide edities tellen bij allebei mee.',
    },
    {
      title: 'Jaar',
      all: choice('Alle jaren', { year: null }, null),
      choices: facets.year.map(({ value, count }) => choice(String(value), { year: value }, count)),
    },
    {
      title: 'Onderwerp',
      all: choice('Alle onderwerpen', { tag: null }, null),
      choices: facets.tag.map(({ value, name, count }) => choice(name, { tag: value }, count)),
    },
  ]
  return (
    <FilterFold filters={[search.edition, search.year, search.tag]} results={results}>
      <nav className="filters" aria-label="Filters">
        {groups.map(({ title, all, choices, note }) =>
          choices.length > 0 ? <FilterGroup key={title} title={title} choices={[all, ...choices]} note={note} /> : null,
        )}
      </nav>
    </FilterFold>
  )
}
