import { againstYearBefore, valuesOf, type YearChange, yearToDate } from '@gevel/contract/figure-changes'
import { periodName } from '@gevel/contract/figure-periods'
import { changeText } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'
import type { Fact } from '@gevel/contract/primitives'

/** The newest value of a series, or of a part of one that is not added up, with its changes. */
export interface Summary {
  name: string
  /** of its newest value */
  from: string
  newest: YearChange
  toDate: YearChange | null
}

/** The lines of a series: one, or one for each part of an index, which are not added up. */
export function summariesOf(series: FigureSeries): Summary[] {
  const { title, parts, points, chart, periodKind } = series
  const from = points.at(-1)?.from
  if (from === undefined) return []
  const isTotal = chart === 'stacked' || parts.length === 1
  const lines: { name: string; part: number | 'total' }[] = isTotal
    ? [{ name: title, part: 'total' }]
    : parts.map(({ name }, part) => ({ name, part }))
  return lines.map(({ name, part }) => {
    const values = valuesOf(points, part)
    return {
      name,
      from,
      newest: againstYearBefore(periodKind, values, from),
      toDate: yearToDate(series, values, from),
    }
  })
}

/** A change with the period it is measured against, as a fact shows it: without an arrow when nothing changed. */
export function changeFact(change: number | null, before: string): Pick<Fact, 'change' | 'note'> {
  const text = changeText(change)
  if (text === null) return { change: null, note: null }
  return text === '0,0%' ? { change: null, note: `gelijk aan ${before}` } : { change: text, note: `tegen ${before}` }
}

/** The name of the corresponding period of the year before: `K3 2025`. */
export function yearBeforeName({ periodKind }: FigureSeries, from: string): string {
  return periodName(periodKind, `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`)
}
