import type { Location } from '@gevel/contract/provinces'
import { isOnMap, project } from './projection.ts'

export interface Located {
  label: string
  location: Pick<Location, 'latitude' | 'longitude'>
}

export interface MapPoint {
  x: number
  y: number
  radius: number
  count: number
  /** what is there: at most a few, and the number of others */
  label: string
}

const SMALLEST = 3.5
const LARGEST = 11
/** Points closer than this overlap: they become one point, larger by their number. */
const CLOSE = 4
const MOST_LABELS = 6

/** The points of a map, the largest first so that small ones are above them; what is abroad is left out. */
export function mapPoints(located: readonly Located[]): MapPoint[] {
  const groups = new Map<string, { x: number; y: number; labels: string[] }>()
  for (const { label, location } of located) {
    if (!isOnMap(location)) continue
    const { x, y } = project(location)
    const key = `${Math.round(x / CLOSE)} ${Math.round(y / CLOSE)}`
    const group = groups.get(key)
    if (group) group.labels.push(label)
    else groups.set(key, { x, y, labels: [label] })
  }
  return [...groups.values()]
    .map(({ x, y, labels }) => ({
      x,
      y,
      radius: radiusOf(labels.length),
      count: labels.length,
      label: labelOf(labels),
    }))
    .sort((a, b) => b.count - a.count)
}

/** The area grows with the number. */
function radiusOf(count: number): number {
  return Math.round(Math.min(LARGEST, SMALLEST * Math.sqrt(count)) * 10) / 10
}

function labelOf(labels: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  const names = [...counts].map(([label, count]) => (count > 1 ? `${label} (${count})` : label))
  const others = names.length - MOST_LABELS
  return others > 0 ? `${names.slice(0, MOST_LABELS).join(', ')} en ${others} meer` : names.join(', ')
}
