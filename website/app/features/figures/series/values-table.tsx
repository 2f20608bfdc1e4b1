import { againstYearBefore, totalOf, valuesOf, yearToDate } from '@gevel/contract/figure-changes'
import { periodName } from '@gevel/contract/figure-periods'
import { figureNumber } from '@gevel/contract/figure-text'
import type { FigurePeriodKind, FigureSeries } from '@gevel/contract/figures'
import { ChangeCell } from '../change-cell.tsx'

const periodNames: Record<FigurePeriodKind, string> = { year: 'jaren', quarter: 'kwartalen', month: 'maanden' }

/** Every value of a series, newest first, with the changes of those that are added up. */
export function ValuesTable({ series }: { series: FigureSeries }) {
  const { title, unit, parts, points, chart, periodKind, decimals } = series
  const isStacked = chart === 'stacked' && parts.length > 1
  const total = isStacked || parts.length === 1 ? valuesOf(points, 'total') : null
  const hasToDate = total !== null && points.some(({ from }) => yearToDate(series, total, from))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={`Tabel ${title.toLowerCase()}`}>
      <table className="table">
        <caption>
          {title}, {unit}: {points.length} {periodNames[periodKind]}
        </caption>
        <thead>
          <tr>
            <th scope="col">Periode</th>
            {parts.map(({ code, name }) => (
              <th scope="col" key={code} className="num">
                {parts.length === 1 ? 'Waarde' : name}
              </th>
            ))}
            {isStacked && (
              <th scope="col" className="num">
                Totaal
              </th>
            )}
            {total && (
              <th scope="col" className="num">
                Tegen vorig jaar
              </th>
            )}
            {hasToDate && (
              <th scope="col" className="num">
                Dit jaar
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ from, values }) => (
            <tr key={from}>
              <th scope="row" className="figures__period">
                {periodName(periodKind, from)}
              </th>
              {parts.map(({ code }, at) => (
                <td key={code} className="num">
                  {figureNumber(values[at], decimals)}
                </td>
              ))}
              {isStacked && <td className="num">{figureNumber(totalOf(values), decimals)}</td>}
              {total && <ChangeCell change={againstYearBefore(periodKind, total, from).change} theme={series.theme} />}
              {total && hasToDate && (
                <ChangeCell change={yearToDate(series, total, from)?.change ?? null} theme={series.theme} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
