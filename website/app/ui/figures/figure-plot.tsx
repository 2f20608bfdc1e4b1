import { figureNumber } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'
import { ChartSvg } from './chart-svg.tsx'
import { dutchNumber } from './dutch-number.ts'
import type { Frame } from './frame.ts'
import { spreadNames } from './line-names.ts'
import { layOutPlot, type Plot } from './plot.ts'

/** half of the widest value above a bar */
const EDGE = 28

interface FigurePlotProps {
  series: FigureSeries
  frame: Frame
  description: string
  className: string
}

/** The drawing of a series in one size: grid, labels, and its bars or lines. */
export function FigurePlot({ series, frame, description, className }: FigurePlotProps) {
  const plot = layOutPlot(series, frame)
  const right = frame.width - frame.right
  const base =
    series.chart === 'index' ? 100 : (plot.grid.find(({ value }) => value === 0)?.value ?? plot.grid[0]?.value)
  return (
    <ChartSvg
      title={series.title}
      description={description}
      width={frame.width}
      height={frame.height}
      className={className}
    >
      {plot.grid.map(({ y, value }) => (
        <g key={value}>
          <path className={value === base ? 'base' : 'g'} d={`M${frame.left} ${y}H${right}`} />
          <text x="0" y={y + 4}>
            {dutchNumber(value)}
          </text>
        </g>
      ))}
      {plot.labels.map(({ at, x, text }) => (
        <text key={at} x={x} y={frame.height - 8} textAnchor="middle">
          {text}
        </text>
      ))}
      {plot.paths.map(({ colour, kind, path }, at) => (
        <path key={`${colour}-${at}`} className={kind === 'line' ? `ln s${colour}` : `f${colour}`} d={path} />
      ))}
      {plot.marks.map(({ x, y, value, colour }) => {
        const isAtEdge = right - x < EDGE
        return (
          <text
            key={x}
            className={`lab t${colour}`}
            x={isAtEdge ? right : x}
            y={y}
            textAnchor={isAtEdge ? 'end' : 'middle'}
          >
            {figureNumber(value, series.decimals)}
          </text>
        )
      })}
      <LineEnds plot={plot} series={series} frame={frame} />
    </ChartSvg>
  )
}

/** The newest value of each line at its end, with its name when there are several. */
function LineEnds({ plot, series, frame }: { plot: Plot; series: FigureSeries; frame: Frame }) {
  const ends = plot.paths.flatMap(({ end, colour }, part) => (end ? [{ ...end, colour, part }] : []))
  const heights = spreadNames(
    ends.map(({ y }) => y),
    frame.height - frame.bottom - 4,
  )
  return ends.map(({ x, y, value, colour, part }, at) => {
    const name = ends.length > 1 ? `${series.parts[part]?.name} ` : ''
    return (
      <g key={part}>
        <circle className={`f${colour}`} cx={x} cy={y} r="4.5" />
        <text className={`lab t${colour}`} x={x + 10} y={(heights[at] ?? y) + 4}>
          {name}
          {figureNumber(value, series.decimals)}
        </text>
      </g>
    )
  })
}
