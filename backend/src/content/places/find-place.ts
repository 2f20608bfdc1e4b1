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
/** The names as they are written, by those that are compared. */
export const placeNames = new Map<string, string>()
for (const province of provinceNames) {
  for (const { name, latitude, longitude } of dutchPlaces[province]) {
    const key = normaliseName(name)
    byName.set(key, [...(byName.get(key) ?? []), { province, latitude, longitude }])
    placeNames.set(key, name)
  }
}

/**
 * Finds a place in the Netherlands: `Emmen`, or `Hengelo (Gelderland)` where two have the name.
 * @returns null when there is none, and `'ambiguous'` when a province is needed
 */
export function findPlace(given: string): Place | 'ambiguous' | null {
  const places = placesNamed(given)
  if (places.length > 1) return 'ambiguous'
  return places[0] ?? null
}

/** All places of a name: one, none, or one in each of several provinces. */
export function placesNamed(given: string): readonly Place[] {
  const text = given.trim()
  const at = text.endsWith(')') ? text.lastIndexOf('(') : -1
  const [name, province] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1, -1)]
  const places = byName.get(normaliseName(name)) ?? []
  return province ? places.filter((place) => normaliseName(place.province) === normaliseName(province)) : places
}

/** `’s-Hertogenbosch` and `s hertogenbosch` are one name. */
export function normaliseName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
}
