import { Link } from '../../../ui/links/link.tsx'
import type { Listing } from './list-companies.ts'
import { listingHref, OTHER_LETTER } from './listing-filter.ts'

/** The letters from A to Z: those with companies are links. */
export function LetterIndex({ listing: { filter, letters }, link }: { listing: Listing; link: string }) {
  return (
    <nav className="chips chips--letters" aria-label="Beginletter">
      <ul>
        <li>
          <Link
            href={listingHref(link, { ...filter, letter: null })}
            aria-current={filter.letter === null ? 'true' : undefined}
          >
            Alle
          </Link>
        </li>
        {letters.map(({ value, count }) => {
          const isCurrent = filter.letter === value
          if (value === OTHER_LETTER && count === 0 && !isCurrent) return null
          const label = value === OTHER_LETTER ? '0–9' : value.toUpperCase()
          return (
            <li key={value}>
              {count === 0 && !isCurrent ? (
                <span>{label}</span>
              ) : (
                <Link
                  href={listingHref(link, { ...filter, letter: value })}
                  aria-current={isCurrent ? 'true' : undefined}
                  aria-label={`${label}, ${count} ${count === 1 ? 'bedrijf' : 'bedrijven'}`}
                >
                  {label}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
