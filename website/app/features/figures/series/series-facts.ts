import { periodName } from '@gevel/contract/figure-periods'
import { largeFigureText, yearSoFar } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'
import type { Fact } from '@gevel/contract/primitives'
import { changeFact, summariesOf, yearBeforeName } from '../summarise.ts'

/** The newest value and the year so far; of an index, the newest value of each part. */
export function seriesFacts(series: FigureSeries): Fact[] {
  const [first, ...others] = summariesOf(series)
  if (!first) return []
  if (others.length > 0) {
    return [first, ...others].map(({ name, from, newest }) => ({
      label: name,
      value: largeFigureText(newest.now, series),
      ...changeFact(newest.change, yearBeforeName(series, from)),
    }))
  }
  const { from, newest, toDate } = first
  const facts = [
    {
      label: periodName(series.periodKind, from),
      value: largeFigureText(newest.now, series),
      ...changeFact(newest.change, yearBeforeName(series, from)),
    },
  ]
  if (toDate?.now == null) return facts
  const label = yearSoFar(series.periodKind, from)
  return [
    ...facts,
    {
      label: series.year === 'average' ? `Gemiddeld in ${label}` : label,
      value: largeFigureText(toDate.now, series),
      ...changeFact(toDate.change, 'dezelfde periode een jaar eerder'),
    },
  ]
}
