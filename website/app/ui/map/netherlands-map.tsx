import type { Province } from '@gevel/contract/province-names'
import { provinceNames } from '@gevel/contract/province-names'
import { useId } from 'react'
import { type Located, mapPoints } from './map-points.ts'
import { MAP, project } from './projection.ts'
import provinces from './provinces.geo.json'

interface ProvinceLink {
  href: string
  label: string
}

export interface NetherlandsMapProps {
  title: string
  /** what a reader who does not see it should know; the same numbers are in a list beside it */
  description: string
  /** numbers that deepen the colour of a province */
  counts?: Readonly<Partial<Record<Province, number>>>
  current?: Province | null
  /** provinces that lead somewhere */
  links?: Readonly<Partial<Record<Province, ProvinceLink>>>
  located: readonly Located[]
}

const SHADES = 4

/** The provinces of the Netherlands with points: a drawing from our own data, rendered on the server. */
export function NetherlandsMap({
  title,
  description,
  counts = {},
  current = null,
  links = {},
  located,
}: NetherlandsMapProps) {
  const id = useId()
  const highest = Math.max(1, ...Object.values(counts))
  return (
    <svg
      className="map"
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      // no link within an image is accessible
      role={Object.keys(links).length > 0 ? 'group' : 'img'}
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {provinceShapes.map(({ province, path }) => {
        const shade = Math.ceil(((counts[province] ?? 0) / highest) * SHADES)
        const isCurrent = province === current
        const shape = <path key={province} className={isCurrent ? 'map__current' : `map__q${shade}`} d={path} />
        const link = links[province]
        if (!link) return shape
        return (
          <a key={province} href={link.href} aria-label={link.label} aria-current={isCurrent ? 'true' : undefined}>
            {shape}
          </a>
        )
      })}
      {mapPoints(located).map(({ x, y, radius, label }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius}>
          <title>{label}</title>
        </circle>
      ))}
    </svg>
  )
}

/** The provinces as paths of an SVG. The file has their source and licence. */
export const provinceShapes = provinceNames.map((province) => {
  const shape = provinces.features.find(({ properties }) => properties.name === province)
  return { province, path: (shape?.geometry.coordinates.flat() ?? []).map(outlinePath).join('') }
})

function outlinePath(corners: number[][]): string {
  const points = corners.slice(0, -1).map(([longitude = 0, latitude = 0]) => project({ latitude, longitude }))
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`
}
