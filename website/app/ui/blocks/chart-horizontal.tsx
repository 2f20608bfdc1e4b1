import { ChartSvg, colourOf } from '../figures/chart-svg.tsx'
import { dutchNumber } from '../figures/dutch-number.ts'
import type { Drawing } from './chart-drawing.tsx'
import { layOutBars } from './chart-horizontal-layout.ts'

/** A bar chart with its bars to the right, each below its label: for labels that do not fit below upright bars. */
export function HorizontalChart({ labels, series, highlights = [], frame, kind: _, ...svg }: Drawing) {
  const { rows, zero, height } = layOutBars(labels, series, frame.width)
  return (
    <ChartSvg {...svg} width={frame.width} height={height}>
      {rows.map(({ label, lines, bars }, row) => (
        <g key={`${row}-${label}`}>
          {lines.map(({ text, y }) => (
            <text key={y} x="0" y={y}>
              {text}
            </text>
          ))}
          {bars.map(({ series: at, value, left, width, top, thickness, textX }) => {
            const colour = series.length === 1 && highlights.includes(row) ? 3 : colourOf(at)
            return (
              <g key={at}>
                <rect className={`f${colour}`} x={left} y={top} width={width} height={thickness} />
                <text className={`lab t${colour}`} x={textX} y={top + thickness / 2 + 4.5}>
                  {dutchNumber(value)}
                </text>
              </g>
            )
          })}
        </g>
      ))}
      {rows.map(({ label, top, bottom }, row) => (
        <path key={`${row}-${label}`} className="base" d={`M${zero} ${top}V${bottom}`} />
      ))}
    </ChartSvg>
  )
}
