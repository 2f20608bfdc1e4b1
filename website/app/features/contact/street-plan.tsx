import type { Address } from '@gevel/contract/partners'
import type { StreetPlan as Plan, PlanFeature } from '@gevel/contract/street-plan'
import { planScale, type Scale, shapePath } from './plan-shapes.ts'

interface StreetPlanProps {
  plan: Plan
  address: Address
}

type Kind = PlanFeature['properties']['kind']
type Place = Extract<PlanFeature, { geometry: { type: 'Point' } }>

/** From the bottom up: a road has an edge on both sides. */
const layers: readonly { kind: Kind; className: string }[] = [
  { kind: 'water', className: 'plan__water' },
  { kind: 'park', className: 'plan__park' },
  { kind: 'building', className: 'plan__building' },
  { kind: 'road', className: 'plan__edge' },
  { kind: 'road', className: 'plan__road' },
  { kind: 'railway', className: 'plan__railway' },
  { kind: 'track', className: 'plan__railway plan__track' },
  { kind: 'route', className: 'plan__route' },
]

/** The streets around the address: a drawing from the editors' own data, rendered on the server. */
export function StreetPlan({ plan, address: { street, city } }: StreetPlanProps) {
  const scale = planScale(plan.bbox)
  return (
    <figure className="md:col-span-8">
      <svg
        className="plan"
        viewBox={`0 0 ${scale.width} ${scale.height}`}
        role="img"
        aria-label={`Plattegrond: ${street}, ${city}`}
      >
        {layers.map(({ kind, className }) => (
          <path key={className} className={className} d={pathOf(plan, kind, scale)} />
        ))}
        {plan.features.filter(isPlace).map((place) => (
          <PlanPlace key={place.properties.name} place={place} scale={scale} />
        ))}
      </svg>
    </figure>
  )
}

function pathOf({ features }: Plan, kind: Kind, scale: Scale): string {
  return features
    .filter(({ properties }) => properties.kind === kind)
    .map(({ geometry }) => shapePath(geometry, scale))
    .join('')
}

function isPlace(feature: PlanFeature): feature is Place {
  return feature.geometry.type === 'Point'
}

function PlanPlace({ place: { properties, geometry }, scale }: { place: Place; scale: Scale }) {
  const { kind, name, degrees = 0 } = properties
  const [x, y] = scale.at(geometry.coordinates)
  const isLeft = x < scale.width / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`plan__place plan__${kind}`}>
        {kind === 'station' && <circle r="9" />}
        {kind === 'here' && <Pin name={name} isLeft={isLeft} />}
        {kind === 'station' && (
          <text x="18" y="6">
            {name}
          </text>
        )}
        {kind === 'name' && (
          <text y="5" textAnchor="middle" transform={degrees ? `rotate(${degrees})` : undefined}>
            {name}
          </text>
        )}
      </g>
    </g>
  )
}

/** The door: a pin, with a board on the side where there is more room. */
function Pin({ name, isLeft }: { name: string; isLeft: boolean }) {
  const width = name.length * 8.5 + 26
  const boardX = isLeft ? 34 : -34 - width
  return (
    <>
      <path className="plan__pin" d="M0 0c0-14-26-30-26-52a26 26 0 0 1 52 0c0 22-26 38-26 52Z" />
      <path className="plan__bricks" d="M-11-60H2v5h-13zM5-60h6v5H5zM-11-52h6v5h-6zM-2-52h13v5H-2z" />
      <rect x={boardX} y="-72" width={width} height="40" />
      <text x={boardX + width / 2} y="-47" textAnchor="middle">
        {name}
      </text>
    </>
  )
}
