import type { Fact } from '@gevel/contract/primitives'

/** Labels with their values, one per line. */
export function FactList({ facts, left }: { facts: Fact[]; left?: boolean }) {
  return (
    <dl className={left ? 'dl dl--left' : 'dl'}>
      {facts.map(({ label, value, change }) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd>
            {value} {change && <Change change={change} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface KeyFiguresProps {
  facts: Fact[]
  /** whether a rise is good news for one reader and bad for another, as of prices: then no change is green or red */
  isNeutral?: boolean | undefined
}

/** The key figures of a company or a series, large and in a row. */
export function KeyFigures({ facts, isNeutral }: KeyFiguresProps) {
  if (facts.length === 0) return null
  return (
    <dl className="kpis">
      {facts.map(({ label, value, change, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {(change || note) && (
            <dd className="muted">
              {change && <Change change={change} isNeutral={isNeutral} />} {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Change({ change, isNeutral }: { change: string; isNeutral?: boolean | undefined }) {
  const isDown = /^[-−]/.test(change)
  const colour = isDown ? 'down' : 'up'
  return (
    <span className={isNeutral ? undefined : colour}>
      {isDown ? '▼' : '▲'} {change.replace(/^[+−-]\s*/, '')}
    </span>
  )
}
