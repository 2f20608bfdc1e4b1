import { totalOf } from '@gevel/contract/figure-changes'
import { periodName } from '@gevel/contract/figure-periods'
import { figureNumber, figureText } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'

/** The length in characters of the longest line of values above a chart of several parts. */
export function longestValues(series: FigureSeries): number {
  const { points, parts, periodKind, chart, decimals } = series
  const lengths = points.map(({ from, values }) => {
    const total = chart === 'stacked' ? [figureText(totalOf(values), series)] : []
    const named = parts.map(({ name }, at) => `${name} ${figureNumber(values[at], decimals)}`)
    return [periodName(periodKind, from), ...total, ...named].join(' ').length
  })
  return Math.max(0, ...lengths)
}
