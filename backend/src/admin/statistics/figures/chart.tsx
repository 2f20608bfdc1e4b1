import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Figure } from '../../../features/statistics/report/figures/key-figures'
import type { ShownFigures } from '../../../features/statistics/report/figures/show-figures'
import { countText } from '../parts/number-texts'
import { rangeText } from '../parts/range-text'
import { layOutChart } from './chart-layout'
import { ChartLegend } from './chart-legend'
import { FIGURE_NAMES } from './figure-names'
import { shortPointName } from './point-names'

const FRAME = { height: 260, left: 52, top: 12, bottom: 28 }
const GRAINS = { hour: 'uur', day: 'dag', month: 'maand' }

interface ChartProps {
  report: ShownFigures
  figure: Figure
}

/** The course of a figure as columns, the comparison dashed; views with their visitors as a line. */
export function Chart({ report, figure }: ChartProps) {
  const { points, compared, grain, range } = report
  const { element, width } = useWidth<HTMLDivElement>()
  const [pointed, setPointed] = useState<number>()
  const { columns, line, before, grid, labels, slots } = layOutChart(
    {
      columns: points.map(({ values }) => values[figure]),
      line: figure === 'views' ? points.map(({ values }) => values.visitors) : null,
      before: compared && points.map((point) => point.before?.[figure] ?? null),
      labels: points.map(({ at }) => shortPointName(grain, at)),
    },
    { ...FRAME, width },
  )
  return (
    <div ref={element}>
      <ChartLegend report={report} figure={figure} pointed={pointed} />
      {width > 0 && (
        <Svg
          role="img"
          aria-label={`${FIGURE_NAMES[figure].name} per ${GRAINS[grain]}, ${rangeText(range)}. De tabel eronder heeft de getallen.`}
          width={width}
          height={FRAME.height}
          onPointerLeave={() => setPointed(undefined)}
        >
          {grid.map(({ value, y }) => (
            <g key={value}>
              <line className="grid" x1={FRAME.left} x2={width} y1={y} y2={y} />
              <text x={FRAME.left - 8} y={y} dy="0.32em" textAnchor="end">
                {countText(value)}
              </text>
            </g>
          ))}
          {columns.map(({ index, ...column }) => (
            <rect key={index} className={index === pointed ? 'column pointed' : 'column'} {...column} />
          ))}
          {before && <path className="before" d={before} />}
          {line && <path className="line" d={line} />}
          {labels.map(({ text, x }) => (
            <text key={x} x={x} y={FRAME.height - 8} textAnchor="middle">
              {text}
            </text>
          ))}
          {slots.map(({ x, width: slot }, index) => (
            <rect
              key={x}
              {...{ x, width: slot, y: 0, height: FRAME.height }}
              fill="transparent"
              onPointerEnter={() => setPointed(index)}
            />
          ))}
        </Svg>
      )}
    </div>
  )
}

const Svg = styled.svg`
  display: block;

  text {
    fill: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
  }

  .grid {
    stroke: ${({ theme }) => theme.colors.neutral200};
  }

  .column {
    fill: ${({ theme }) => theme.colors.primary200};
    stroke: ${({ theme }) => theme.colors.primary500};
  }

  .pointed {
    fill: ${({ theme }) => theme.colors.primary500};
  }

  .line {
    fill: none;
    stroke: ${({ theme }) => theme.colors.success600};
    stroke-width: 2.5;
  }

  .before {
    fill: none;
    stroke: ${({ theme }) => theme.colors.neutral700};
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
`

/** The width of an element in pixels, as it changes with the window. */
function useWidth<Kind extends HTMLElement>() {
  const element = useRef<Kind>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}
