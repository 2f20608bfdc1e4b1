import type { SearchAnswer } from '@gevel/contract/search'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Orders } from '../../../ui/orders.tsx'
import { Pagination } from '../../../ui/page/pagination.tsx'
import { SaveSearchButton } from '../../reading-list/save-search-button.tsx'
import type { Saving } from '../load-search.server.ts'
import type { SearchAddress } from '../search-address.ts'
import { SearchFilters } from './search-filters.tsx'
import { SearchHelp } from './search-help.tsx'
import { SearchHits } from './search-hits.tsx'
import { SearchKinds } from './search-kinds.tsx'
import { SearchNotes } from './search-notes.tsx'
import { resultsText } from './search-texts.ts'

/** The address of a search, in the current edition. */
export type SearchLink = (search: SearchAddress, page?: number) => string

const ORDERS = [
  ['relevance', 'Relevantie'],
  ['date', 'Datum'],
] as const

interface SearchResultsProps {
  search: SearchAddress
  found: SearchAnswer
  saving: Saving | null
  hrefOf: SearchLink
}

/** The results with their filters, or advice when there are none. */
export function SearchResults({ search, found: { data, meta }, saving, hrefOf }: SearchResultsProps) {
  const { pagination, more, facets } = meta
  const page = hrefOf(search, pagination.page)
  const count = resultsText(pagination.total, more)
  const isFiltered = Boolean(search.edition || search.kind || search.tag || search.year)
  return (
    <>
      <SearchNotes search={search} meta={meta} hrefOf={hrefOf} />
      {(pagination.total > 0 || isFiltered) && <SearchKinds {...{ search, facets, more, hrefOf }} />}
      {pagination.total === 0 ? (
        <>
          <EmptyState title={`Niets gevonden voor ‘${search.text.slice(0, 80)}’`}>
            {isFiltered ? (
              <Link className="link" href={hrefOf({ ...search, edition: null, kind: null, tag: null, year: null })}>
                Zoek zonder filters
              </Link>
            ) : (
              'Controleer de spelling, of probeer minder of andere woorden.'
            )}
          </EmptyState>
          {saving && (
            <div className="stack mt-4">
              <p>Bewaar deze zoekopdracht; u vindt die in uw account.</p>
              <SaveSearchButton {...saving} page={page} />
            </div>
          )}
          <SearchHelp />
        </>
      ) : (
        <div className="columns">
          <div className="lg:col-span-3">
            <SearchFilters {...{ search, facets, more, hrefOf }} results={{ id: 'resultaten', count }} />
          </div>
          <div className="joint lg:col-span-9" id="resultaten">
            <div className="bar">
              <p>
                <strong>{count}</strong>
              </p>
              {saving && (
                <div className="mr-auto">
                  <SaveSearchButton {...saving} page={page} />
                </div>
              )}
              <Orders
                orders={ORDERS.map(([order, label]) => ({
                  ...{ label, href: hrefOf({ ...search, order }) },
                  isCurrent: search.order === order,
                }))}
              />
            </div>
            <SearchHits data={data} meta={meta} />
            <Pagination pagination={pagination} hrefOf={(other) => hrefOf(search, other)} />
          </div>
        </div>
      )}
    </>
  )
}
