import { totalOf } from '@gevel/contract/figure-changes'
import { periodName } from '@gevel/contract/figure-periods'
import { figureNumber, figureText } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'
import { useId } from 'react'

/**
 * The values of a chart, over its periods: a group of radio buttons, of which the chosen one is shown above the chart.
 * That gives every value to the keyboard (one stop, then the arrow keys), to a pointer and to screen readers without a
 * script. The newest is chosen first.
 */
export function FigureValues({ series }: { series: FigureSeries }) {
  const { points, periodKind } = series
  const group = useId()
  return (
    <fieldset className="plot__values">
      <legend className="vh">Waarden van {series.title}</legend>
      {points.map(({ from, values }, at) => (
        <label key={from}>
          <input type="radio" name={group} defaultChecked={at === points.length - 1} />
          <span>
            {periodName(periodKind, from)} <PointValues series={series} values={values} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function PointValues({ series, values }: { series: FigureSeries; values: (number | null)[] }) {
  const { parts, chart, decimals } = series
  if (parts.length === 1) return <b>{figureText(values[0], series)}</b>
  return (
    <>
      {chart === 'stacked' && <b>{figureText(totalOf(values), series)}</b>}
      {parts.map(({ code, name }, at) => (
        <i key={code}>
          {name} <b>{figureNumber(values[at], decimals)}</b>
        </i>
      ))}
    </>
  )
}
