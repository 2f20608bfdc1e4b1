import { partnerIndexHref } from '@gevel/contract/hrefs'
import type { PageBlockOf } from '@gevel/contract/page-blocks'
import type { PartnerCard } from '@gevel/contract/references'
import { useId } from 'react'
import chainsStyles from '../../styles/features/chains.css?url'
import { CompanyRow } from '../../ui/company/company-row.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterFold } from '../../ui/filter-fold.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { StructuredData } from '../../ui/page/structured-data.tsx'
import { companyList } from './company-list.ts'
import { LetterIndex } from './listing/letter-index.tsx'
import type { Listing } from './listing/list-companies.ts'
import { ListingFilters } from './listing/listing-filters.tsx'
import { ListingMap } from './listing/listing-map.tsx'

interface DirectoryBlockProps extends Pick<PageBlockOf<'blocks.directory'>, 'title' | 'filter' | 'letters' | 'map'> {
  listing: Listing
  /** of the page */
  link: string
}

/**
 * Every company of some kinds, in two columns, with the filters, letters and map that an editor chose; with a title it
 * is a part of a page, and leads to the whole list.
 */
export function DirectoryBlock({ title, filter, letters, map, listing, link }: DirectoryBlockProps) {
  const id = useId()
  const { companies, total } = listing
  if (total === 0) return <EmptyState title="Nog geen bedrijven">Deze lijst is nog leeg.</EmptyState>
  const listId = `${id}-bedrijven`
  const isFiltered = companies.length < total
  const list = (
    <div className="listing__list" id={listId}>
      {isFiltered && (
        <p className="listing__count" role="status">
          {companies.length} van {total}.{' '}
          <Link className="link" href={link}>
            Toon alle
          </Link>
        </p>
      )}
      {companies.length === 0 ? (
        <EmptyState title="Geen bedrijven gevonden">Kies een andere letter of provincie, of toon ze alle.</EmptyState>
      ) : (
        <ul className="directory">
          {companies.map((company) => (
            <CompanyRow key={company.id} company={company} level={title ? 'h3' : 'h2'} summary={company.summary} />
          ))}
        </ul>
      )}
    </div>
  )
  return (
    <section aria-labelledby={title ? id : undefined} aria-label={title ? undefined : 'Bedrijven'}>
      {title && <Lintel id={id} title={title} more={{ label: null, href: indexOf(companies) }} />}
      <StructuredData data={(origin) => companyList(companies, origin)} />
      {/* the styles of these parts alone: the style sheet of the site is at its limit (e2e/budgets.ts) */}
      {(filter || letters || map) && <link rel="stylesheet" href={chainsStyles} precedence="feature" />}
      {(filter || letters) && (
        <FilterFold
          filters={Object.values(listing.filter)}
          results={{ id: listId, count: companies.length === 1 ? '1 bedrijf' : `${companies.length} bedrijven` }}
        >
          {letters && <LetterIndex listing={listing} link={link} />}
          {filter && <ListingFilters listing={listing} link={link} />}
        </FilterFold>
      )}
      {map ? (
        <div className="listing">
          {list}
          <ListingMap listing={listing} link={filter ? link : null} />
        </div>
      ) : (
        list
      )}
    </section>
  )
}

/** The page that lists companies of their kind, when they have one kind. */
function indexOf([first, ...others]: PartnerCard[]): string | null {
  return first && others.every(({ kind }) => kind === first.kind) ? partnerIndexHref(first.kind) : null
}
