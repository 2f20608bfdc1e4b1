import { totalOf } from '@gevel/contract/figure-changes'
import { periodName } from '@gevel/contract/figure-periods'
import { figureText } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'

/** A chart in a sentence per line, for who does not see it: from where to where it goes. */
export function describeChart(series: FigureSeries): string {
  const { parts, points, chart, periodKind, unit } = series
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return 'Er zijn nog geen cijfers.'
  const span = `van ${periodName(periodKind, first.from)} tot en met ${periodName(periodKind, last.from)}`
  const lines =
    chart === 'stacked' && parts.length > 1
      ? [{ name: 'samen', from: totalOf(first.values), to: totalOf(last.values) }]
      : parts.map(({ name }, at) => ({
          name: parts.length > 1 ? name : '',
          from: first.values[at],
          to: last.values[at],
        }))
  const moves = lines.map(({ name, from, to }) =>
    `${name} van ${figureText(from, series)} naar ${figureText(to, series)}`.trim(),
  )
  return `${points.length} perioden, ${span}, in ${unit}: ${moves.join('; ')}.`
}
