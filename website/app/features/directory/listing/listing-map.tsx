import { withinEdition } from '@gevel/contract/edition-links'
import { use } from 'react'
import { LinkEdition } from '../../../ui/links/link-edition.ts'
import { MAP_SOURCE, MapDrawing } from '../map-drawing.tsx'
import type { Listing } from './list-companies.ts'
import { listingHref } from './listing-filter.ts'

interface ListingMapProps {
  listing: Listing
  /** the page of the list, when its provinces can be chosen */
  link: string | null
}

/** The companies of a list on a map; the list has the same places in words. */
export function ListingMap({ listing: { filter, companies, provinces }, link }: ListingMapProps) {
  const edition = use(LinkEdition)
  const located = companies.flatMap(({ name, city, location }) =>
    location ? [{ label: city ? `${name}, ${city}` : name, location }] : [],
  )
  const links = provinces.flatMap(({ value, count }) => {
    if (link === null || count === 0) return []
    const href = withinEdition(listingHref(link, { ...filter, province: value }), edition)
    return [[value, { href, label: `${value}: ${count} ${count === 1 ? 'bedrijf' : 'bedrijven'}` }] as const]
  })
  const missing = companies.length - located.length
  return (
    <div className="listing__map">
      <MapDrawing
        title="Hoofdkantoren op de kaart"
        description={`${located.length} van ${companies.length} bedrijven; de lijst noemt hun plaatsen.`}
        counts={Object.fromEntries(provinces.map(({ value, count }) => [value, count]))}
        current={filter.province}
        links={Object.fromEntries(links)}
        located={located}
      />
      <p className="source">
        De kaart toont de hoofdkantoren. {missing > 0 && `Niet op de kaart: ${missing}. `}
        {MAP_SOURCE}
      </p>
    </div>
  )
}
