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

/** The key figures of a company, large and in a row. */
export function KeyFigures({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="kpis">
      {facts.map(({ label, value, change, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {(change || note) && (
            <dd className="muted">
              {change && <Change change={change} />} {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Change({ change }: { change: string }) {
  const isDown = /^[-−]/.test(change)
  return (
    <span className={isDown ? 'down' : 'up'}>
      {isDown ? '▼' : '▲'} {change.replace(/^[+−-]\s*/, '')}
    </span>
  )
}
