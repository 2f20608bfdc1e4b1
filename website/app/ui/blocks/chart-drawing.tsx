import { ChartSvg, type ChartText, colourOf } from '../figures/chart-svg.tsx'
import { dutchNumber } from '../figures/dutch-number.ts'
import type { Frame } from '../figures/frame.ts'
import {
  hasValues,
  heightOf,
  knownValues,
  labelStep,
  linePath,
  NAME_GAP,
  positionOf,
  type Series,
  ticks,
  wrapText,
} from './chart-geometry.ts'

export interface Drawing extends ChartText {
  kind: 'line' | 'bar'
  labels: string[]
  series: Series[]
  /** indexes of bars that stand out */
  highlights?: readonly number[]
  frame: Frame
  className: string
}

/** A chart as SVG from the server, with its values upwards: it works without scripts and in print. */
export function ChartDrawing({ kind, labels, series, highlights = [], frame, ...svg }: Drawing) {
  const marks = ticks(knownValues(series), kind === 'bar')
  const step = kind === 'bar' ? 1 : labelStep(labels, frame)
  const right = frame.width - frame.right
  const base = marks.includes(0) ? 0 : marks[0]
  return (
    <ChartSvg {...svg} width={frame.width} height={frame.height}>
      {marks.map((mark) => {
        const y = heightOf(mark, marks, frame)
        return (
          <g key={mark}>
            <path className={mark === base ? 'base' : 'g'} d={`M${frame.left} ${y}H${right}`} />
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
      {series.map((one, at) =>
        kind === 'line' ? (
          hasValues(one) && <Line key={one.name} series={one} marks={marks} frame={frame} colour={colourOf(at)} />
        ) : (
          <Bars key={one.name} {...{ series: one, at, of: series.length, marks, frame, highlights }} />
        ),
      )}
    </ChartSvg>
  )
}

interface SeriesProps {
  series: Series
  marks: number[]
  frame: Frame
}

function Line({ series: { name, values }, marks, frame, colour }: SeriesProps & { colour: number }) {
  const lastAt = values.findLastIndex((value) => value !== null)
  const x = positionOf(lastAt, values.length, 'line', frame)
  const y = heightOf(values[lastAt] ?? 0, marks, frame)
  return (
    <>
      <path className={`ln s${colour}`} d={linePath(values, marks, frame)} />
      <circle className={`f${colour}`} cx={x} cy={y} r="4.5" />
      {wrapText(name, frame.right - NAME_GAP).map((line, at) => (
        <text key={line} className={`lab t${colour}`} x={x + NAME_GAP} y={y + 4 + at * 15}>
          {line}
        </text>
      ))}
    </>
  )
}

interface BarsProps extends SeriesProps {
  /** place among this many series */
  at: number
  of: number
  highlights: readonly number[]
}

/** The bars of one series, from zero; a single series has its values at their ends. */
function Bars({ series: { values }, at, of, marks, frame, highlights }: BarsProps) {
  const share = ((frame.width - frame.left - frame.right) / values.length) * 0.72
  const zero = heightOf(0, marks, frame)
  return values.map((value, index) => {
    if (value === null) return null
    const x = positionOf(index, values.length, 'bar', frame) - share / 2 + (at * share) / of
    const y = heightOf(value, marks, frame)
    const colour = of === 1 && highlights.includes(index) ? 3 : colourOf(at)
    return (
      <g key={index}>
        <path className={`f${colour}`} d={`M${x.toFixed(1)} ${zero}V${y}h${(share / of).toFixed(1)}V${zero}z`} />
        {of === 1 && (
          <text className={`lab t${colour}`} x={x + share / 2} y={y + (value < 0 ? 15 : -6)} textAnchor="middle">
            {dutchNumber(value)}
          </text>
        )}
      </g>
    )
  })
}
