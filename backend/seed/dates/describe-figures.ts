import { periodName } from '@gevel/contract/figure-periods'
import type { FigureFile } from '../content/figure-data'

/** The fields that say how a value is written. */
type Described = Omit<FigureFile, 'announced'>

/**
 * Fills in the newest figures that the intro of a series names: `{{period}}`, `{{value}}` and `{{change}}` against a year before, as in
 * `3,2 procent meer dan een jaar eerder`. So a text cannot contradict its series.
 * @throws Error naming the series when its intro names something else
 */
export function describeFigures<T extends Described>(series: T, newest: string): T {
  const { periodKind, intro, slug } = series
  const now = sumOf(series, newest)
  const texts: Record<string, string> = {
    period: periodName(periodKind, newest),
    value: inWords(series, now),
    change: changeOf(now, sumOf(series, `${Number(newest.slice(0, 4)) - 1}${newest.slice(4)}`)),
  }
  const described = intro.replace(/\{\{(\w+)\}\}/g, (token, name) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`The intro of ${slug} names ${token}`)
    return text
  })
  return { ...series, intro: described.replace(/^.|(?<=\. )./g, (first) => first.toUpperCase()) }
}

function sumOf({ values }: Described, period: string): number {
  return values.reduce((sum, one) => (one.period === period ? sum + (one.value ?? 0) : sum), 0)
}

function inWords({ prefix, unit, decimals, periodKind }: Described, value: number): string {
  const number = value.toLocaleString('nl-NL', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  if (periodKind === 'year' || unit === 'woningen') return number
  return prefix === undefined ? `${number} ${unit}` : decimals > 0 ? `${number} euro` : `${number} ${unit}`
}

function changeOf(now: number, before: number): string {
  const percent = Math.round((now / before - 1) * 1000) / 10
  if (percent === 0) return 'evenveel als een jaar eerder'
  const size = Math.abs(percent).toLocaleString('nl-NL', { maximumFractionDigits: 1 })
  return `${size} procent ${percent > 0 ? 'meer' : 'minder'} dan een jaar eerder`
}
