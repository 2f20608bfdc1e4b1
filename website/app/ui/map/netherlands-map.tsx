import type { Province } from '@gevel/contract/province-names'
import { useId } from 'react'
import { type Located, mapPoints } from './map-points.ts'
import { MAP } from './projection.ts'
import { provinceShapes } from './province-shapes.ts'

export interface NetherlandsMapProps {
  title: string
  /** what a reader who does not see it should know; the same numbers are in a list beside it */
  description: string
  /** numbers that deepen the colour of a province */
  counts?: Readonly<Partial<Record<Province, number>>>
  current?: Province | null
  located: readonly Located[]
}

const SHADES = 4

/** The provinces of the Netherlands with points: a drawing from our own data, rendered on the server. */
export function NetherlandsMap({ title, description, counts = {}, current = null, located }: NetherlandsMapProps) {
  const id = useId()
  const highest = Math.max(1, ...Object.values(counts))
  return (
    <svg className="map" viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="img" aria-labelledby={`${id}t ${id}d`}>
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {provinceShapes.map(({ province, path }) => {
        const shade = Math.ceil(((counts[province] ?? 0) / highest) * SHADES)
        return <path key={province} className={province === current ? 'map__current' : `map__q${shade}`} d={path} />
      })}
      {mapPoints(located).map(({ x, y, radius, label }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius}>
          <title>{label}</title>
        </circle>
      ))}
    </svg>
  )
}
