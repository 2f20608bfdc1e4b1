import { axisNote, dutchNumber } from '../figures/dutch-number.ts'
import { ChartDrawing, type Drawing } from './chart-drawing.tsx'
import {
  barFrame,
  hasValues,
  knownValues,
  labelsFit,
  lineFrame,
  NARROW,
  type Series,
  ticks,
  WIDE,
} from './chart-geometry.ts'
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

/** The content of a chart's `figure`: its drawing and a table of the values, with unit and source. */
export function Chart({ unit, source, ...drawing }: ChartProps) {
  const { title, series, kind } = drawing
  const note = kind === 'line' ? axisNote(ticks(knownValues(series), false)[0]) : ''
  return (
    <>
      <p className="head text-xl">{title}</p>
      {series.some(hasValues) ? <DrawnChart {...drawing} /> : <p className="muted">Er zijn nog geen cijfers.</p>}
      <figcaption>
        {[`${unit.charAt(0).toUpperCase()}${unit.slice(1)}.`, note, emptyNote(series), `Bron: ${source}`]
          .filter(Boolean)
          .join(' ')}
      </figcaption>
    </>
  )
}

/** Drawn in two sizes, so that text keeps its size on a phone. */
function DrawnChart(drawing: Omit<ChartProps, 'unit' | 'source'>) {
  const { labels, series, kind } = drawing
  const hasLegend = kind === 'bar' && series.length > 1
  const rows = labels.map((label, at) => [label, ...series.map(({ values }) => cell(values[at]))])
  return (
    <>
      {hasLegend && (
        <p className="facts">
          {series.map(({ name }, at) => (
            <span key={name} className={`legend legend--${at + 1}`}>
              {name}
            </span>
          ))}
        </p>
      )}
      <Sized {...drawing} frame={WIDE} className="chart--wide" />
      <Sized {...drawing} frame={NARROW} className="chart--narrow" />
      <details className="fold">
        <summary>Toon als tabel</summary>
        <DataTable caption={null} source={null} head={['Periode', ...series.map(({ name }) => name)]} rows={rows} />
      </details>
    </>
  )
}

/** Names the series that are not drawn beside those that are. */
function emptyNote(series: readonly Series[]): string {
  const empty = series.filter((one) => !hasValues(one)).map(({ name }) => name)
  if (empty.length === 0 || empty.length === series.length) return ''
  return `Van ${new Intl.ListFormat('nl').format(empty)} zijn er nog geen cijfers.`
}

/** Upright, unless a bar's label would not fit below it. */
function Sized({ frame, ...drawing }: Drawing) {
  if (drawing.kind === 'line') return <ChartDrawing {...drawing} frame={lineFrame(frame, drawing.series)} />
  const bars = barFrame(frame, drawing.series)
  const Bars = labelsFit(drawing.labels, bars) ? ChartDrawing : HorizontalChart
  return <Bars {...drawing} frame={bars} />
}

function cell(value: number | null | undefined): string {
  return value === null || value === undefined ? 'onbekend' : dutchNumber(value)
}
