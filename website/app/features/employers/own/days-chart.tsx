import { dutchDay } from '@gevel/contract/dutch-day'
import { href } from '@gevel/contract/hrefs'
import type { OwnVacancy } from '@gevel/contract/own-vacancies'
import { Lintel } from '../../../ui/lintel.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { chartDays } from './chart-days.ts'
import { FigureRow } from './figure-row.tsx'
import { SourceList } from './source-list.tsx'

const counts = new Intl.NumberFormat('nl-NL')
const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'short', timeZone: 'UTC' })
const HEIGHT = 100
const STEP = 10

/** What a vacancy brought: totals, a small chart of its views and applications by day, and the same figures as a table. */
export function DaysChart({ vacancy }: { vacancy: OwnVacancy }) {
  const { now } = usePageContext()
  const { id, days } = vacancy
  const today = dutchDay(new Date(now))
  const shown = chartDays(vacancy, today)
  return (
    <section aria-labelledby="cijfers">
      <Lintel id="cijfers" title="Wat de vacature brengt" />
      <div className="figures-by-day">
        <div className="stack">
          <FigureRow {...vacancy} />
          <SourceList sources={vacancy.sources} />
        </div>
        {shown.length > 0 ? (
          <Chart shown={shown} today={today} />
        ) : (
          <p>De eerste cijfers komen binnen enkele minuten.</p>
        )}
      </div>
      {days.length > 0 && (
        <details className="fold">
          <summary>Dezelfde cijfers als tabel</summary>
          <DaysTable days={days} />
        </details>
      )}
      <p className="hint">
        Vandaag is nog niet om. Zonder robots; een klik gaat naar uw site, mailadres of telefoon.{' '}
        {days.length > 0 && (
          <a className="link" href={href('/vacatures/mijn/:id/cijfers.csv', { id })} download>
            Download de cijfers als CSV
          </a>
        )}
      </p>
    </section>
  )
}

function Chart({ shown, today }: { shown: OwnVacancy['days']; today: string }) {
  const most = Math.max(1, ...shown.map(({ views }) => views))
  const [from = '', until = ''] = [shown[0]?.day, shown.at(-1)?.day]
  return (
    <figure className="day-chart">
      <figcaption>
        <strong>Weergaven per dag</strong>, met eronder een steen per sollicitatie, {longDate(from)} tot en met{' '}
        {longDate(until)}
      </figcaption>
      <svg
        className="day-bars"
        viewBox={`0 0 ${shown.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Weergaven per dag, hoogstens ${counts.format(most)}`}
      >
        {shown.map(({ day, views }, at) => {
          const height = Math.round((views / most) * HEIGHT)
          const box = { x: at * STEP + 1.5, y: HEIGHT - height, width: STEP - 3, height }
          return <rect key={day} className={day === today ? 'is-today' : undefined} {...box} />
        })}
      </svg>
      <ol className="day-axis" aria-hidden="true">
        {shown.map(({ day, views, applications }) => (
          <li key={day}>
            {Array.from({ length: Math.min(applications, 4) }, (_, stone) => (
              <i key={`${day} ${stone}`} />
            ))}
            <b>{views}</b>
            {Number(day.slice(8))}
            <small>{weekday.format(new Date(day))}</small>
          </li>
        ))}
      </ol>
    </figure>
  )
}

const COLUMNS = [
  ['Weergaven', 'views'],
  ['Bewaard', 'saves'],
  ['Kliks', 'clicks'],
  ['Sollicitaties', 'applications'],
] as const

function DaysTable({ days }: Pick<OwnVacancy, 'days'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
    <section className="table-scroll" tabIndex={0} aria-label="Tabel met cijfers per dag">
      <table className="table">
        <caption className="vh">Weergaven, bewaard, kliks en sollicitaties per dag</caption>
        <thead>
          <tr>
            <th scope="col">Dag</th>
            {COLUMNS.map(([label]) => (
              <th key={label} scope="col" className="num">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{longDate(day.day)}</th>
              {COLUMNS.map(([label, key]) => (
                <td key={label} className="num">
                  {counts.format(day[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
