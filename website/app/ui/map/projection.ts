import type { Location } from '@gevel/contract/provinces'

/** The size of the map, in its own units. */
export const MAP = { width: 340, height: 400 } as const

/** The north-west corner of the map and its scale. */
const WEST = 3.3
const NORTH = 53.6
const UNITS_PER_DEGREE = 138
/** A degree of longitude is shorter than one of latitude: at the middle of the country by this. */
const NARROWER = Math.cos((52.15 * Math.PI) / 180)

/** Where a point is on the map. The country is small enough for straight degrees (equirectangular). */
export function project({ latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>): { x: number; y: number } {
  return {
    x: round((longitude - WEST) * UNITS_PER_DEGREE * NARROWER),
    y: round((NORTH - latitude) * UNITS_PER_DEGREE),
  }
}

/** Whether a point is within the map, and not in another country. */
export function isOnMap(location: Pick<Location, 'latitude' | 'longitude'>): boolean {
  const { x, y } = project(location)
  return x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
