import { figureText } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'
import { ChangeCell } from '../change-cell.tsx'
import type { Summary } from '../summarise.ts'

interface PartsTableProps {
  series: FigureSeries
  /** of its parts */
  summaries: readonly Summary[]
  /** the name of the same period of the year before */
  before: string
}

/** The newest value of each part of an index, with its change against the year before. */
export function PartsTable({ series, summaries, before }: PartsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={`Tabel ${series.title.toLowerCase()}`}>
      <table className="table">
        <caption className="vh">{series.title}, nu</caption>
        <thead>
          <tr>
            <th scope="col">Reeks</th>
            <th scope="col" className="num">
              Nu
            </th>
            <th scope="col" className="num">
              Sinds {before}
            </th>
          </tr>
        </thead>
        <tbody>
          {summaries.map(({ name, newest }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{figureText(newest.now, series)}</td>
              <ChangeCell change={newest.change} theme={series.theme} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
