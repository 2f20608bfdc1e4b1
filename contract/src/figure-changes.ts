import { firstDayOf, periodParts } from './figure-periods.ts'
import type { FigurePeriodKind, FigurePoint, FigureSeries, FigureYear } from './figures.ts'

/** The values of one line of a chart by period. */
export type ValuesByPeriod = ReadonlyMap<string, number>

export interface YearChange {
  /** null when a value is unknown */
  now: number | null
  before: number | null
  /** 0.032 is 3.2 percent more; null without both, and against zero */
  change: number | null
}

/** The known values of a part, or of all parts together: a total is known when each of them is. */
export function valuesOf(points: readonly FigurePoint[], part: number | 'total'): ValuesByPeriod {
  return new Map(
    points.flatMap(({ from, values }): [string, number][] => {
      const value = part === 'total' ? totalOf(values) : (values[part] ?? null)
      return value === null ? [] : [[from, value]]
    }),
  )
}

export function totalOf(values: readonly (number | null)[]): number | null {
  const knownValues = values.filter((value) => value !== null)
  return knownValues.length === values.length ? knownValues.reduce((sum, value) => sum + value, 0) : null
}

/** Compares a period with the same one a year before. */
export function againstYearBefore(kind: FigurePeriodKind, values: ValuesByPeriod, from: string): YearChange {
  return compare(values.get(from) ?? null, values.get(yearBefore(kind, from)) ?? null)
}

/**
 * Compares the year up to and including a period with the same part of the year before.
 * @returns null for figures that are not combined, and for yearly ones
 */
export function yearToDate(
  { periodKind, year: combine }: Pick<FigureSeries, 'periodKind' | 'year'>,
  values: ValuesByPeriod,
  from: string,
): YearChange | null {
  if (combine === 'none' || periodKind === 'year') return null
  const { year, number } = periodParts(periodKind, from)
  const soFar = (of: number) =>
    combined(
      combine,
      Array.from({ length: number }, (_, at) => values.get(firstDayOf(periodKind, of, at + 1))),
    )
  return compare(soFar(year), soFar(year - 1))
}

function yearBefore(kind: FigurePeriodKind, from: string): string {
  const { year, number } = periodParts(kind, from)
  return firstDayOf(kind, year - 1, number)
}

function combined(how: Exclude<FigureYear, 'none'>, values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined)
  if (known.length < values.length || known.length === 0) return null
  const sum = known.reduce((total, value) => total + value, 0)
  return how === 'sum' ? sum : sum / known.length
}

function compare(now: number | null, before: number | null): YearChange {
  const change = now === null || before === null || before === 0 ? null : (now - before) / Math.abs(before)
  return { now, before, change }
}
