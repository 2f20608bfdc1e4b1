import type { PlaceAnswer } from '@gevel/contract/vacancy-filters'
import { normaliseName, type Place, placeNames, placesNamed } from '../../content/places/find-place'
import { distance } from '../search/query/edit-distance'

/** Names that are suggested in place of an unknown one. */
const most = 3

/**
 * Looks up a place that a reader typed: `Hengelo`, or `Hengelo (Gelderland)`, in any spelling.
 * @returns the place when there is exactly one, and what the page says of it
 */
export function lookUpPlace(given: string): { place: Place | null; answer: PlaceAnswer } {
  const places = placesNamed(given)
  const [place] = places
  if (!place) return { place: null, answer: { state: 'unknown', suggestions: similarNames(normaliseName(given)) } }
  if (places.length === 1) return { place, answer: { state: 'found' } }
  const name = given.trim()
  return {
    place: null,
    answer: { state: 'ambiguous', suggestions: places.map(({ province }) => `${name} (${province})`) },
  }
}

function similarNames(key: string): string[] {
  if (key.length < 3) return []
  const allowed = key.length < 6 ? 1 : 2
  return [...placeNames]
    .filter(([name]) => Math.abs(name.length - key.length) <= allowed)
    .map(([name, written]) => ({ written, edits: distance(key, name) }))
    .filter(({ edits }) => edits <= allowed)
    .toSorted((one, other) => one.edits - other.edits || one.written.localeCompare(other.written, 'nl'))
    .slice(0, most)
    .map(({ written }) => written)
}
