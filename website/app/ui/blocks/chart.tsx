import { ChartDrawing } from './chart-drawing.tsx'
import { NARROW, type Series, WIDE } from './chart-geometry.ts'
import { DataTable } from './data-table.tsx'
import { dutchNumber } from './dutch-number.ts'

interface ChartProps {
  kind: 'line' | 'bar'
  title: string
  description: string
  unit: string
  source: string
  labels: string[]
  series: Series[]
}

/**
 * The content of a chart's `figure`: unit, source and a table of the values. Drawn in two sizes, so that text keeps
 * its size on a phone.
 */
export function Chart({ unit, source, ...drawing }: ChartProps) {
  const { title, labels, series, kind } = drawing
  const hasLegend = kind === 'bar' && series.length > 1
  const rows = labels.map((label, at) => [label, ...series.map(({ values }) => cell(values[at]))])
  return (
    <>
      <p className="head text-xl">{title}</p>
      {hasLegend && (
        <ul className="facts">
          {series.map(({ name }, at) => (
            <li key={name} className={`legend legend--${at + 1}`}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <ChartDrawing {...drawing} frame={WIDE} className="chart--wide" />
      <ChartDrawing {...drawing} frame={NARROW} className="chart--narrow" />
      <details className="fold">
        <summary>Toon als tabel</summary>
        <DataTable caption={null} source={null} head={['Periode', ...series.map(({ name }) => name)]} rows={rows} />
      </details>
      <figcaption>{`${unit.charAt(0).toUpperCase()}${unit.slice(1)}. Bron: ${source}`}</figcaption>
    </>
  )
}

function cell(value: number | null | undefined): string {
  return value === null || value === undefined ? 'onbekend' : dutchNumber(value)
}
