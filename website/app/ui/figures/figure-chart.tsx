import type { FigureSeries } from '@gevel/contract/figures'
import type { CSSProperties } from 'react'
import { describeChart } from './describe-chart.ts'
import { axisNote } from './dutch-number.ts'
import { FigurePlot } from './figure-plot.tsx'
import { FigureValues } from './figure-values.tsx'
import type { Frame } from './frame.ts'
import { longestValues } from './longest-values.ts'
import { layOutPlot } from './plot.ts'
import { type PlotSize, plotFrames } from './plot-frames.ts'

/** A series as a chart, in a size for each screen so that text keeps its size on a phone, with its values. */
export function FigureChart({ series, size }: { series: FigureSeries; size: PlotSize }) {
  const hasValues = series.points.some(({ values }) => values.some((value) => value !== null))
  if (!hasValues) return <p className="muted">Er zijn nog geen cijfers.</p>
  const { wide, narrow, column } = plotFrames(series, size)
  const description = describeChart(series)
  const note = axisNote(layOutPlot(series, wide).grid[0]?.value)
  const place = {
    ...insetOf('w', series, wide),
    ...insetOf('n', series, narrow),
    ...(column && insetOf('c', series, column)),
  }
  return (
    <>
      {series.chart === 'stacked' && series.parts.length > 1 && (
        <p className="facts">
          {series.parts.map(({ code, name }, at) => (
            <span key={code} className={`legend legend--${at + 1}`}>
              {name}
            </span>
          ))}
        </p>
      )}
      <div className="plot" style={place}>
        <div className={`plot__area ${spaceAbove(series)}`.trimEnd()}>
          <FigurePlot series={series} frame={wide} description={description} className="chart--wide" />
          {column && <FigurePlot series={series} frame={column} description={description} className="chart--column" />}
          <FigurePlot series={series} frame={narrow} description={description} className="chart--narrow" />
          <FigureValues series={series} />
        </div>
      </div>
      {note && <p className="source">{note}</p>}
    </>
  )
}

/** The longest values that two lines of a small phone hold, in characters; measured at 320 px. */
const TWO_LINES = 70

/** The class that reserves space above the chart for its values, which wrap on a phone. */
function spaceAbove(series: FigureSeries): string {
  if (series.parts.length === 1) return ''
  return longestValues(series) > TWO_LINES ? 'plot__area--parts plot__area--long' : 'plot__area--parts'
}

/** Where the periods of a drawing are, as variables for the style sheet. */
function insetOf(screen: 'w' | 'n' | 'c', series: FigureSeries, frame: Frame): CSSProperties {
  const { inset } = layOutPlot(series, frame)
  return Object.fromEntries(Object.entries(inset).map(([side, percent]) => [`--${screen}-${side}`, `${percent}%`]))
}
