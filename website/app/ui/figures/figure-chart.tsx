import type { FigureSeries } from '@gevel/contract/figures'
import type { CSSProperties } from 'react'
import { describeChart } from './describe-chart.ts'
import { FigurePlot } from './figure-plot.tsx'
import { FigureValues } from './figure-values.tsx'
import { layOutPlot } from './plot.ts'
import { type PlotSize, plotFrames } from './plot-frames.ts'

/** A series as a chart, in two sizes so that text keeps its size on a phone, with its values. */
export function FigureChart({ series, size }: { series: FigureSeries; size: PlotSize }) {
  if (series.points.length === 0) return <p className="muted">Er zijn nog geen cijfers.</p>
  const { wide, narrow } = plotFrames(series, size)
  const description = describeChart(series)
  const place: Record<`--${string}`, string> = Object.fromEntries(
    [['w', wide] as const, ['n', narrow] as const].flatMap(([screen, frame]) =>
      Object.entries(layOutPlot(series, frame).inset).map(([side, percent]) => [`--${screen}-${side}`, `${percent}%`]),
    ),
  )
  return (
    <>
      {series.chart === 'stacked' && series.parts.length > 1 && (
        <ul className="facts">
          {series.parts.map(({ code, name }, at) => (
            <li key={code} className={`legend legend--${at + 1}`}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="plot" style={place as CSSProperties}>
        <div className={series.parts.length > 1 ? 'plot__area plot__area--parts' : 'plot__area'}>
          <FigurePlot series={series} frame={wide} description={description} className="chart--wide" />
          <FigurePlot series={series} frame={narrow} description={description} className="chart--narrow" />
          <FigureValues series={series} />
        </div>
      </div>
    </>
  )
}
