import type { Partner } from '@gevel/contract/partners'
import { Lintel } from '../../ui/lintel.tsx'

/** The provinces in a grid, roughly by location, four tiles wide; null is a gap. */
const TILES = [
  null, null, 'Friesland', 'Groningen',
  'Noord-Holland', 'Flevoland', 'Overijssel', 'Drenthe',
  'Zuid-Holland', 'Utrecht', 'Gelderland', null,
  'Zeeland', 'Noord-Brabant', 'Limburg',
] // biome-ignore format: laid out as the map is

/** The number of shops per province, as a tile map whose colour deepens with the number. */
export function ProvinceMap({ provinces }: Pick<Partner, 'provinces'>) {
  const counts = new Map(provinces.map(({ province, count }) => [province, count]))
  const highest = Math.max(1, ...counts.values())
  return (
    <section aria-labelledby="provincies">
      <Lintel id="provincies" title="Winkels per provincie" />
      <ul className="tilemap">
        {TILES.map((province, at) =>
          province === null ? (
            <li key={at} className="gap" aria-hidden="true" />
          ) : (
            <li key={province} className={`q${Math.max(1, Math.ceil(((counts.get(province) ?? 0) / highest) * 4))}`}>
              <span>{province.replace('Noord-', 'N-').replace('Zuid-', 'Z-')}</span>
              <b>{counts.get(province) ?? 0}</b>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
