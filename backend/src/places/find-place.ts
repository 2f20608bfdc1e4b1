import { type Province, provinceNames } from '@gevel/contract/province-names'
import type { Location } from '@gevel/contract/provinces'
import { placesOf } from './dutch-places'

export interface Place extends Location {
  province: Province
}

const LINE = /^(.+) (\d+\.\d+) (\d+\.\d+)$/

/** The places of all provinces by name; several provinces can have one of the same name. */
const byName = new Map<string, Place[]>()
for (const province of provinceNames) {
  for (const line of placesOf[province].split('\n')) {
    const [, name, latitude, longitude] = LINE.exec(line) ?? []
    if (name === undefined) continue
    const key = normaliseName(name)
    const place = { province, latitude: Number(latitude), longitude: Number(longitude) }
    byName.set(key, [...(byName.get(key) ?? []), place])
  }
}

/**
 * Finds a place in the Netherlands: `Emmen`, or `Hengelo (Gelderland)` where two have the name.
 * @returns null when there is none, and `'ambiguous'` when a province is needed
 */
export function findPlace(given: string): Place | 'ambiguous' | null {
  const [, name, province] = /^(.*?)\s*(?:\(([^()]*)\))?\s*$/s.exec(given.trim()) ?? []
  const places = byName.get(normaliseName(name ?? '')) ?? []
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
