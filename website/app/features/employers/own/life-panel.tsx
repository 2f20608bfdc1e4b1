import type { OwnVacancy } from '@gevel/contract/own-vacancies'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { daysLeftText } from './vacancy-words.ts'

const BRICKS = 30

/** How long a vacancy is online yet, as a wall of which the days that are over are laid, and the way to extend or close it. */
export function LifePanel({ vacancy: { onlineFrom, onlineUntil, can } }: { vacancy: OwnVacancy }) {
  const { now } = usePageContext()
  if (!onlineFrom || !onlineUntil) return null
  const [from, until] = [Date.parse(onlineFrom), Date.parse(onlineUntil)]
  const part = Math.min(1, Math.max(0, (Date.parse(now) - from) / Math.max(1, until - from)))
  const today = Math.min(BRICKS - 1, Math.floor(part * BRICKS))
  return (
    <section className="life" aria-labelledby="looptijd">
      <h2 id="looptijd">{daysLeftText(onlineUntil, now)}</h2>
      <svg className="life__wall" viewBox={`0 0 ${BRICKS * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: BRICKS }, (_, at) => (
          <rect
            key={at}
            className={at < today ? 'life__done' : at === today ? 'life__today' : undefined}
            x={at * 10}
            width={8.5}
            height={10}
          />
        ))}
      </svg>
      <p>
        <span>{longDate(onlineFrom)}</span> <span>tot en met {longDate(onlineUntil)}</span>
      </p>
      <p className="btn-row">
        {can.extend && (
          <a className="btn btn--primary" href="#verlengen">
            Verleng
          </a>
        )}
        {can.close && (
          <a className="btn btn--danger" href="#sluiten">
            Sluit
          </a>
        )}
      </p>
    </section>
  )
}
