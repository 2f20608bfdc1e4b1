import { useId } from 'react'
import { type Frame, heightOf, labelStep, linePath, positionOf, type Series, ticks } from './chart-geometry.ts'
import { dutchNumber } from './dutch-number.ts'

/** The colour of each series: subject, this month or contrast, comparison, context (visual language, "charts"). */
const COLOURS = [1, 3, 2, 4] as const

interface ChartDrawingProps {
  kind: 'line' | 'bar'
  title: string
  description: string
  labels: string[]
  series: Series[]
  frame: Frame
  className: string
}

/** A chart as SVG from the server: it works without scripts and in print. */
export function ChartDrawing({ kind, title, description, labels, series, frame, className }: ChartDrawingProps) {
  const id = useId()
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const marks = ticks(values, kind === 'bar')
  const step = labelStep(labels, frame)
  const right = frame.width - frame.right
  return (
    <svg
      className={`chart ${className}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {marks.map((mark, at) => {
        const y = heightOf(mark, marks, frame)
        return (
          <g key={mark}>
            <path className={at === 0 ? 'base' : 'g'} d={`M${frame.left} ${y}H${right}`} />
            <text x="0" y={y + 4}>
              {dutchNumber(mark)}
            </text>
          </g>
        )
      })}
      {labels.map((label, at) =>
        (labels.length - 1 - at) % step === 0 ? (
          <text
            key={`${at}-${label}`}
            x={positionOf(at, labels.length, kind, frame)}
            y={frame.height - 8}
            textAnchor="middle"
          >
            {label}
          </text>
        ) : null,
      )}
      {series.map((one, at) => {
        const colour = COLOURS[at] ?? 4
        return kind === 'line' ? (
          <Line key={one.name} series={one} marks={marks} frame={frame} colour={colour} />
        ) : (
          <Bars key={one.name} series={one} at={at} of={series.length} marks={marks} frame={frame} colour={colour} />
        )
      })}
    </svg>
  )
}

interface SeriesProps {
  series: Series
  marks: number[]
  frame: Frame
  colour: number
}

function Line({ series: { name, values }, marks, frame, colour }: SeriesProps) {
  const lastAt = values.findLastIndex((value) => value !== null)
  const x = positionOf(lastAt, values.length, 'line', frame)
  const y = heightOf(values[lastAt] ?? 0, marks, frame)
  return (
    <>
      <path className={`ln s${colour}`} d={linePath(values, marks, frame)} />
      <circle className={`f${colour}`} cx={x} cy={y} r="4.5" />
      <text className={`lab t${colour}`} x={x + 10} y={y + 4}>
        {name}
      </text>
    </>
  )
}

function Bars({ series: { values }, at, of, marks, frame, colour }: SeriesProps & { at: number; of: number }) {
  const share = ((frame.width - frame.left - frame.right) / values.length) * 0.72
  const base = heightOf(Math.max(0, marks[0] ?? 0), marks, frame)
  return values.map((value, index) => {
    if (value === null) return null
    const x = positionOf(index, values.length, 'bar', frame) - share / 2 + (at * share) / of
    const y = heightOf(value, marks, frame)
    const isNewest = of === 1 && index === values.length - 1
    return (
      <g key={index}>
        <path
          className={`f${isNewest ? 3 : colour}`}
          d={`M${x.toFixed(1)} ${base}V${y}h${(share / of).toFixed(1)}V${base}z`}
        />
        {isNewest && (
          <text className="lab t3" x={x + share / 2} y={Math.min(y, base) - 6} textAnchor="middle">
            {dutchNumber(value)}
          </text>
        )}
      </g>
    )
  })
}
