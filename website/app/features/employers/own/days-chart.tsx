import type { OwnVacancy } from '@gevel/contract/own-vacancies'
import { Lintel } from '../../../ui/lintel.tsx'
import { longDate } from '../../../ui/text/dates.ts'

const counts = new Intl.NumberFormat('nl-NL')
const HEIGHT = 80
const STEP = 12

/** What a vacancy brought by day: totals, a small chart of its views, and the same figures as a table. */
export function DaysChart({ days, figures }: Pick<OwnVacancy, 'days' | 'figures'>) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  return (
    <section aria-labelledby="cijfers">
      <Lintel id="cijfers" title="Wat de vacature brengt" />
      <dl className="figs">
        <div>
          <dt>Weergaven</dt>
          <dd>{counts.format(figures.views)}</dd>
        </div>
        <div>
          <dt>Kliks</dt>
          <dd>{counts.format(figures.clicks)}</dd>
        </div>
      </dl>
      {days.length > 0 && (
        <>
          <svg
            className="day-bars"
            viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
            role="img"
            aria-label={`Weergaven per dag, hoogstens ${counts.format(most)}`}
          >
            {days.map(({ day, views }, at) => {
              const height = Math.round((views / most) * HEIGHT)
              return <rect key={day} x={at * STEP} y={HEIGHT - height} width={STEP - 2} height={height} />
            })}
          </svg>
          <details className="fold">
            <summary>Dezelfde cijfers als tabel</summary>
            <div className="table-scroll">
              <table className="table">
                <caption className="vh">Weergaven en kliks per dag</caption>
                <thead>
                  <tr>
                    <th scope="col">Dag</th>
                    <th scope="col">Weergaven</th>
                    <th scope="col">Kliks</th>
                  </tr>
                </thead>
                <tbody>
                  {days.toReversed().map(({ day, views, clicks }) => (
                    <tr key={day}>
                      <th scope="row">{longDate(day)}</th>
                      <td>{counts.format(views)}</td>
                      <td>{counts.format(clicks)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
      <p className="hint">Vandaag is nog niet om. Zonder robots; een klik gaat naar uw site, mailadres of telefoon.</p>
    </section>
  )
}
