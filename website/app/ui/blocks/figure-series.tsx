import { periodName } from '@gevel/contract/figure-periods'
import { capitalised, figureNumber } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref } from '@gevel/contract/hrefs'
import { FigureChart } from '../figures/figure-chart.tsx'
import { Link } from '../links/link.tsx'
import { DataTable } from './data-table.tsx'

/** A series of market figures in a text: its chart, its table, its source; within a `figure`. */
export function SeriesFigure({ series }: { series: FigureSeries }) {
  const { title, unit, source, parts, points, periodKind, decimals } = series
  const rows = points.map(({ from, values }) => [
    periodName(periodKind, from),
    ...parts.map((_, at) => figureNumber(values[at], decimals)),
  ])
  return (
    <>
      <p className="head text-xl">{title}</p>
      <FigureChart series={series} size="text" />
      <details className="fold">
        <summary>Toon als tabel</summary>
        <DataTable
          caption={title}
          source={null}
          head={['Periode', ...parts.map(({ name }) => name)]}
          rows={rows.toReversed()}
        />
      </details>
      <figcaption>
        {`${capitalised(unit)}. Bron: ${source}. `}
        <Link className="link" href={figureHref(series)}>
          Alle cijfers van deze reeks
        </Link>
      </figcaption>
    </>
  )
}
