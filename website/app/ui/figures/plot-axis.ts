import { periodParts, shortMonthNames } from '@gevel/contract/figure-periods'
import type { FigurePeriodKind } from '@gevel/contract/figures'

export interface AxisLabel {
  /** index of its period */
  at: number
  text: string
}

/** Estimated width of a character of a label, with the space after it: 13 px sans serif. */
const CHARACTER = 7.2
const SPACE = 10
/** more periods than this are labelled by year */
const MOST_PERIODS = { year: Number.POSITIVE_INFINITY, quarter: 14, month: 15 } as const

/**
 * The labels below the periods of a chart, without those that would overlap; the newest stays.
 * @param slot width of a period
 */
export function axisLabels(kind: FigurePeriodKind, periods: readonly string[], slot: number): AxisLabel[] {
  const labels = periods.flatMap((from, at): AxisLabel[] => {
    const { year, number } = periodParts(kind, from)
    if (kind === 'year') return [{ at, text: String(year) }]
    if (periods.length > MOST_PERIODS[kind]) return number === 1 ? [{ at, text: String(year) }] : []
    const name = kind === 'quarter' ? `K${number}` : (shortMonthNames[number - 1] ?? '')
    return [{ at, text: number === 1 || at === 0 ? `${name} ${String(year).slice(2)}` : name }]
  })
  return thinned(labels, slot)
}

/** Thins out labels until each has room, counted from the last. */
function thinned(labels: readonly AxisLabel[], slot: number): AxisLabel[] {
  const widest = Math.max(0, ...labels.map(({ text }) => text.length * CHARACTER + SPACE))
  const [first, second] = labels
  const apart = first && second ? (second.at - first.at) * slot : widest
  const step = Math.max(1, Math.ceil(widest / Math.max(apart, 0.1)))
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0)
}
