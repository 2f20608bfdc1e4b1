import type { Partner, Shop } from '@gevel/contract/partners'
import { type Province, provinceNames } from '@gevel/contract/province-names'
import { Lintel } from '../../../ui/lintel.tsx'
import { MAP_SOURCE, MapDrawing } from '../map-drawing.tsx'

/** Shops outside a known place, such as across the border. */
const ELSEWHERE = 'Elders'

const DUTCH = new Intl.Collator('nl')

/** A chain's shops on a map, with the same as a list: the number in each province, and the places. */
export function StoreMap({ name, provinces, shops }: Pick<Partner, 'name' | 'provinces' | 'shops'>) {
  const countByProvince = new Map(provinces.map(({ province, count }) => [province, count]))
  const groups = shopsByProvince(shops)
  const countIn = (province: Province) =>
    (countByProvince.size > 0 ? countByProvince.get(province) : groups.get(province)?.length) ?? 0
  const sorted = provinceNames
    .map((province) => ({ province, count: countIn(province) }))
    .sort((one, other) => other.count - one.count)
  const [most] = sorted
  return (
    <section aria-labelledby="kaart">
      <Lintel id="kaart" title="Winkels op de kaart" />
      <div className="store-map">
        <MapDrawing
          title={`Winkels van ${name} per provincie`}
          description={most ? `De meeste winkels, ${most.count}, zijn in ${most.province}.` : ''}
          counts={Object.fromEntries(sorted.map(({ province, count }) => [province, count]))}
          located={shops.map((shop) => ({ label: placeOf(shop), location: shop }))}
        />
        <dl className="province-counts">
          {sorted.map(({ province, count }) => (
            <div key={province}>
              <dt>{province}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </div>
      {shops.length > 0 && (
        <details className="fold mt-4">
          <summary>Alle {shops.length} winkels per plaats</summary>
          <div className="stack py-4">
            {[...groups].map(([province, inProvince]) => (
              <p key={province}>
                <strong>{province}:</strong> {inProvince.map(placeOf).join(', ')}.
              </p>
            ))}
          </div>
        </details>
      )}
      <p className="source mt-2">{MAP_SOURCE}</p>
    </section>
  )
}

function placeOf({ place, name }: Shop): string {
  return name ? `${place} (${name})` : place
}

/** The shops by province, from north to south, each by place. */
function shopsByProvince(shops: readonly Shop[]): Map<string, Shop[]> {
  const groups = [...provinceNames, null].map((province): [string, Shop[]] => [
    province ?? ELSEWHERE,
    shops.filter((shop) => shop.province === province).toSorted((a, b) => DUTCH.compare(a.place, b.place)),
  ])
  return new Map(groups.filter(([, inProvince]) => inProvince.length > 0))
}
