import type { Plan } from '@gevel/contract/plans'

/** What is in a plan, and what is not. */
export function Included({ plan: { included, notIncluded } }: { plan: Pick<Plan, 'included' | 'notIncluded'> }) {
  return (
    <ul className="ticks">
      {included.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {notIncluded.map((line) => (
        <li key={line} className="no">
          <span className="vh">Niet inbegrepen: </span>
          {line}
        </li>
      ))}
    </ul>
  )
}
