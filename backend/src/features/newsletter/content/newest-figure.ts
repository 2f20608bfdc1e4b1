import { againstYearBefore, valuesOf } from '@gevel/contract/figure-changes'
import { periodName } from '@gevel/contract/figure-periods'
import { capitalised, changeText, largeFigureText } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref } from '@gevel/contract/hrefs'
import type { NewsletterBlock } from '@gevel/contract/newsletter'

type NewestFigure = Omit<Extract<NewsletterBlock, { type: 'figure' }>, 'type' | 'heading'>

/** The largest number of bars that is readable on a phone. */
const mostBars = 12

/**
 * The newest value of a series for a mail: of all parts together, or of the first one when they are not added up.
 * @returns undefined without a known value
 */
export function newestFigure(series: FigureSeries): NewestFigure | undefined {
  const { title, parts, chart, periodKind, unit, suffix, theme, source } = series
  const isTotal = chart === 'stacked' || parts.length === 1
  const values = [...valuesOf(series.points, isTotal ? 'total' : 0)]
  const [from, value] = values.at(-1) ?? []
  if (from === undefined) return undefined
  const { change } = againstYearBefore(periodKind, new Map(values), from)
  const before = periodName(periodKind, `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`)
  const period = periodName(periodKind, from)
  const shown = values.slice(-mostBars)
  return {
    title: isTotal ? title : `${title}: ${parts[0]?.name}`,
    href: figureHref(series),
    value: largeFigureText(value, series),
    // the suffix of the value is the unit, in short
    measure: suffix === null ? `${capitalised(unit)}, ${period}` : capitalised(period),
    ...changeOf(change, before, theme === 'prices'),
    bars: barsOf(shown.map(([, one]) => one)),
    periods:
      shown.length > 1 ? `${capitalised(periodName(periodKind, shown[0]?.[0] ?? from))} tot en met ${period}` : '',
    source,
  }
}

/** @param isPrice dearer is neither good nor bad */
function changeOf(change: number | null, before: string, isPrice: boolean): Pick<NewestFigure, 'change' | 'tone'> {
  const text = changeText(change)
  if (text === null) return { change: null, tone: 'neutral' }
  if (text === '0,0%') return { change: `Gelijk aan ${before}`, tone: 'neutral' }
  const isDown = text.startsWith('−')
  const words = `${text.slice(1)} ${isDown ? 'lager' : 'hoger'} dan in ${before}`
  return { change: words, tone: isPrice ? 'neutral' : isDown ? 'down' : 'up' }
}

function barsOf(values: readonly number[]): number[] {
  const largest = Math.max(...values)
  if (values.length < 2 || largest <= 0 || Math.min(...values) < 0) return []
  return values.map((value) => Math.round((value / largest) * 100) / 100)
}
