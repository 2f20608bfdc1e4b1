import { axisNote } from '../figures/axis-note.ts'
import { dutchNumber } from '../figures/dutch-number.ts'
import { ChartDrawing, type Drawing } from './chart-drawing.tsx'
import { barFrame, knownValues, labelsFit, lineFrame, NARROW, type Series, ticks, WIDE } from './chart-geometry.ts'
import { HorizontalChart } from './chart-horizontal.tsx'
import { DataTable } from './data-table.tsx'

interface ChartProps {
  kind: 'line' | 'bar'
  title: string
  description: string
  unit: string
  source: string
  labels: string[]
  highlights: number[]
  series: Series[]
}

/**
 * The content of a chart's `figure`: unit, source and a table of the values. Drawn in two sizes, so that text keeps
 * its size on a phone.
 */
export function Chart({ unit, source, ...drawing }: ChartProps) {
  const { title, labels, series, kind } = drawing
  const hasLegend = kind === 'bar' && series.length > 1
  const note = kind === 'line' ? axisNote(ticks(knownValues(series), false)[0]) : ''
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
      <Sized {...drawing} frame={WIDE} className="chart--wide" />
      <Sized {...drawing} frame={NARROW} className="chart--narrow" />
      <details className="fold">
        <summary>Toon als tabel</summary>
        <DataTable caption={null} source={null} head={['Periode', ...series.map(({ name }) => name)]} rows={rows} />
      </details>
      <figcaption>
        {[`${unit.charAt(0).toUpperCase()}${unit.slice(1)}.`, note, `Bron: ${source}`].filter(Boolean).join(' ')}
      </figcaption>
    </>
  )
}

/** Upright, unless a bar's label would not fit below it. */
function Sized({ frame, ...drawing }: Drawing) {
  if (drawing.kind === 'line') return <ChartDrawing {...drawing} frame={lineFrame(frame, drawing.series)} />
  const Bars = labelsFit(drawing.labels, barFrame(frame)) ? ChartDrawing : HorizontalChart
  return <Bars {...drawing} frame={barFrame(frame)} />
}

function cell(value: number | null | undefined): string {
  return value === null || value === undefined ? 'onbekend' : dutchNumber(value)
}
