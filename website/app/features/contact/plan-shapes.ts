import type { PlanFeature, StreetPlan } from '@gevel/contract/street-plan'

type Position = readonly [longitude: number, latitude: number]

/** The size of a drawing in its own units, and the point of a position in it. */
export interface Scale {
  width: number
  height: number
  at(position: Position): [x: number, y: number]
}

/** The width of every plan; its letters are sized for it. */
const WIDTH = 720

/** The scale of a plan. A town is small enough for straight degrees (equirectangular). */
export function planScale([west, south, east, north]: StreetPlan['bbox']): Scale {
  const unitsPerDegree = WIDTH / (east - west)
  // a degree of longitude is shorter than one of latitude
  const tall = unitsPerDegree / Math.cos((((south + north) / 2) * Math.PI) / 180)
  return {
    width: WIDTH,
    height: round((north - south) * tall),
    at: ([longitude, latitude]) => [round((longitude - west) * unitsPerDegree), round((north - latitude) * tall)],
  }
}

/** Areas or lines as a path of an SVG; a point has none. */
export function shapePath(geometry: PlanFeature['geometry'], scale: Scale): string {
  if (geometry.type === 'Point') return ''
  if (geometry.type === 'MultiLineString') return geometry.coordinates.map((line) => linePath(line, scale)).join('')
  return geometry.coordinates
    .flat()
    .map((ring) => `${linePath(ring.slice(0, -1), scale)}z`)
    .join('')
}

function linePath(line: readonly Position[], { at }: Scale): string {
  return `M${line.map((position) => at(position).join(' ')).join('L')}`
}

function round(value: number): number {
  // without the sign of -0
  return Math.round(value * 10) / 10 + 0
}
