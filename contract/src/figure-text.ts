import { periodName, periodParts } from './figure-periods.ts'
import type { FigurePeriodKind, FigureSeries } from './figures.ts'

type Numbered = Pick<FigureSeries, 'decimals' | 'prefix' | 'suffix'>

/** A text with a capital, for the start of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const NO_BREAK = '\u00a0'
const UNKNOWN = 'onbekend'

/** Creating one costs more than a chart full of numbers. */
const formats = new Map<number, Intl.NumberFormat>()

function formatOf(decimals: number): Intl.NumberFormat {
  const cachedFormat = formats.get(decimals)
  if (cachedFormat) return cachedFormat
  const format = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formats.set(decimals, format)
  return format
}

/** `1.940,5`: with exactly so many decimals, and a real minus sign. */
export function figureNumber(value: number | null | undefined, decimals: number): string {
  if (value === null || value === undefined) return UNKNOWN
  return formatOf(decimals).format(value).replace('-', '−')
}

/** A number with its prefix and suffix: `€ 1.940 mln`. */
export function figureText(value: number | null | undefined, { decimals, prefix, suffix }: Numbered): string {
  if (value === null || value === undefined) return UNKNOWN
  return [prefix, figureNumber(value, decimals), suffix].filter(Boolean).join(NO_BREAK)
}

/** A number that stands alone and large: from a thousand million on in milliards, `€ 1,94 mrd`. */
export function largeFigureText(value: number | null | undefined, series: Numbered): string {
  const isMilliards = series.suffix === 'mln' && typeof value === 'number' && Math.abs(value) >= 1000
  return isMilliards
    ? figureText(value / 1000, { prefix: series.prefix, suffix: 'mrd', decimals: 2 })
    : figureText(value, series)
}

/** `+3,2%`: a relative change, with a real minus sign; null when there is none. */
export function changeText(change: number | null): string | null {
  if (change === null) return null
  const percent = figureNumber(Math.abs(change * 100), 1)
  const sign = percent === '0,0' ? '' : change < 0 ? '−' : '+'
  return `${sign}${percent}%`
}

/** A period so far: `eerste negen maanden van 2026`; a whole year is `2026`. */
export function yearSoFar(kind: FigurePeriodKind, from: string): string {
  const { year, number } = periodParts(kind, from)
  if (kind === 'year' || (kind === 'quarter' && number === 4) || (kind === 'month' && number === 12))
    return String(year)
  return `${year} tot en met ${kind === 'quarter' ? `K${number}` : periodName(kind, from).split(' ')[0]}`
}
