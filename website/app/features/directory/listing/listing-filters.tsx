import { Link } from '../../../ui/links/link.tsx'
import { KIND_INDEX_TITLES } from '../kind-index-titles.ts'
import type { Listing } from './list-companies.ts'
import { type ListingFilter, listingHref } from './listing-filter.ts'

interface ListingFiltersProps {
  listing: Listing
  /** the page of the list */
  link: string
}

/** The filters by kind and province, as links with the number of companies. */
export function ListingFilters({ listing: { filter, kinds, provinces }, link }: ListingFiltersProps) {
  const hrefOf = (change: Partial<ListingFilter>) => listingHref(link, { ...filter, ...change })
  return (
    <nav className="listing__filters" aria-label="Filters">
      {kinds.length > 1 && (
        <Group
          title="Soort"
          all={{ href: hrefOf({ kind: null }), isCurrent: filter.kind === null }}
          choices={kinds.map(({ value, count }) => ({
            label: KIND_INDEX_TITLES[value],
            ...{ count, href: hrefOf({ kind: value }), isCurrent: filter.kind === value },
          }))}
        />
      )}
      <Group
        title="Hoofdkantoor in"
        all={{ href: hrefOf({ province: null }), isCurrent: filter.province === null }}
        choices={provinces.map(({ value, count }) => ({
          label: value,
          ...{ count, href: hrefOf({ province: value }), isCurrent: filter.province === value },
        }))}
      />
    </nav>
  )
}

interface Target {
  href: string
  isCurrent: boolean
}

/** Choices without companies are left out, except the current one. */
function Group({
  title,
  all,
  choices,
}: {
  title: string
  all: Target
  choices: (Target & { label: string; count: number })[]
}) {
  const shown = choices.filter(({ count, isCurrent }) => count > 0 || isCurrent)
  return (
    <section className="chips chips--small">
      <h2>{title}</h2>
      <ul>
        <li>
          <Link href={all.href} aria-current={all.isCurrent ? 'true' : undefined}>
            Alle
          </Link>
        </li>
        {shown.map(({ label, count, href, isCurrent }) => (
          <li key={label}>
            <Link href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label} ({count})
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
