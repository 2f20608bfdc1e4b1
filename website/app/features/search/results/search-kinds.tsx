import type { SearchFacets } from '@gevel/contract/search'
import { Link } from '../../../ui/links/link.tsx'
import type { SearchAddress } from '../search-address.ts'
import type { SearchLink } from './search-results.tsx'
import { countText, KINDS } from './search-texts.ts'

interface SearchKindsProps {
  search: SearchAddress
  facets: SearchFacets
  more: boolean
  hrefOf: SearchLink
}

/** The kinds of results as tabs, each with its number. */
export function SearchKinds({ search, facets, more, hrefOf }: SearchKindsProps) {
  const total = facets.kind.reduce((sum, { count }) => sum + count, 0)
  const countOf = (kind: string) => facets.kind.find(({ value }) => value === kind)?.count ?? 0
  const shown = KINDS.filter(([kind]) => countOf(kind) > 0 || search.kind === kind)
  return (
    <nav className="tabs" aria-label="Soort">
      <Link href={hrefOf({ ...search, kind: null })} aria-current={search.kind === null ? 'true' : undefined}>
        Alles <span>{countText(total, more)}</span>
      </Link>
      {shown.map(([kind, name]) => (
        <Link key={kind} href={hrefOf({ ...search, kind })} aria-current={search.kind === kind ? 'true' : undefined}>
          {name} <span>{countText(countOf(kind), more)}</span>
        </Link>
      ))}
    </nav>
  )
}
