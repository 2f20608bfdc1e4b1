import { MAP_SOURCE, MapDrawing } from '../map-drawing.tsx'
import type { Listing } from './list-companies.ts'

/** The companies of a list on a map; the list has the same places in words. */
export function ListingMap({ listing: { filter, companies, provinces } }: { listing: Listing }) {
  const located = companies.flatMap(({ name, city, location }) =>
    location ? [{ label: city ? `${name}, ${city}` : name, location }] : [],
  )
  const missing = companies.length - located.length
  return (
    <div className="listing__map">
      <MapDrawing
        title="Vestigingsplaatsen op de kaart"
        description={`${located.length} van ${companies.length} bedrijven; de lijst noemt hun plaatsen.`}
        counts={Object.fromEntries(provinces.map(({ value, count }) => [value, count]))}
        current={filter.province}
        located={located}
      />
      <p className="source">
        {missing > 0 && `Niet op de kaart: ${missing}. `}
        {MAP_SOURCE}
      </p>
    </div>
  )
}
