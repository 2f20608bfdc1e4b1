import type { Shop } from '@gevel/contract/partners'
import { findPlace } from '../places/find-place'

/** Maximum number of shops of a chain, all on its map. */
export const mostShops = 2_000

/** Around the Netherlands and its neighbours: degrees elsewhere are a mistake. */
const BOUNDS = { latitude: [49, 55], longitude: [1, 10] } as const

/**
 * Reads a line that an editor entered: `Emmen`, `Emmen; Noorderstraat`, or with coordinates of its own
 * `Emmen; Noorderstraat; 52,78; 6,91`.
 * @throws Error with a Dutch sentence
 */
function readShop(line: string): Shop {
  const [place = '', name = '', latitude, longitude, ...rest] = line.split(';').map((part) => part.trim())
  if (place === '' || rest.length > 0) throw new Error('schrijf per regel: plaats; naam of straat.')
  if (latitude) return { ...{ place, name: name || null }, ...coordinates(latitude, longitude) }
  const found = findPlace(place)
  if (found === 'ambiguous') throw new Error(`zet de provincie achter ${place}, bijvoorbeeld: ${place} (Gelderland).`)
  if (!found) throw new Error(`de plaats ${place} is niet bekend. Zet de breedte- en lengtegraad erachter.`)
  return { ...{ place: place.replace(/\s*\([^()]*\)$/, ''), name: name || null }, ...found }
}

function coordinates(latitude: string, longitude = '') {
  const read = (text: string, [low, high]: readonly [number, number]) => {
    const degrees = /^\d{1,2}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
    if (!(degrees >= low && degrees <= high)) throw new Error('de coördinaten kloppen niet, schrijf: 52,78; 6,91.')
    return degrees
  }
  return {
    latitude: read(latitude, BOUNDS.latitude),
    longitude: read(longitude, BOUNDS.longitude),
    province: null,
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim())
}

/** The shops of a text with one per line. A line that cannot be read is left out: it must not break the page. */
export function shopsOf(text: string | null): Shop[] {
  return linesOf(text ?? '').flatMap((line) => {
    try {
      return line === '' ? [] : readShop(line)
    } catch {
      return []
    }
  })
}

/** @throws Error with a Dutch sentence that names the first line that cannot be read */
export function checkShops(text: string): void {
  const lines = linesOf(text)
  if (lines.length > mostShops) throw new Error(`Ten hoogste ${mostShops} regels.`)
  for (const [at, line] of lines.entries()) {
    try {
      if (line !== '') readShop(line)
    } catch (error) {
      throw new Error(`Regel ${at + 1}: ${error instanceof Error ? error.message : 'onleesbaar.'}`)
    }
  }
}
