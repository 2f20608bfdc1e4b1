import { type Province, provinceNames } from '@gevel/contract/province-names'
import type { Location } from '@gevel/contract/provinces'
import dutchPlaces from './dutch-places.json'

export interface Place extends Location {
  province: Province
}

/**
 * Places with at least a thousand inhabitants by name, of which several provinces can have one each. Source: GeoNames (CC BY 4.0,
 * https://www.geonames.org), with some other names that readers use.
 */
const byName = new Map<string, Place[]>()
for (const province of provinceNames) {
  for (const { name, latitude, longitude } of dutchPlaces[province]) {
    const key = normaliseName(name)
    byName.set(key, [...(byName.get(key) ?? []), { province, latitude, longitude }])
  }
}

/**
 * Finds a place in the Netherlands: `Emmen`, or `Hengelo (Gelderland)` where two have the name.
 * @returns null when there is none, and `'ambiguous'` when a province is needed
 */
export function findPlace(given: string): Place | 'ambiguous' | null {
  const text = given.trim()
  const at = text.endsWith(')') ? text.lastIndexOf('(') : -1
  const [name, province] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1, -1)]
  const places = byName.get(normaliseName(name)) ?? []
  const found = province ? places.filter((place) => normaliseName(place.province) === normaliseName(province)) : places
  if (found.length > 1) return 'ambiguous'
  return found[0] ?? null
}

/** `’s-Hertogenbosch` and `s hertogenbosch` are one name. */
function normaliseName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
}
