import type { FigurePeriodKind } from './figures.ts'

const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const

/** The Dutch months and their usual abbreviations, in order. */
export const monthNames: readonly string[] = MONTHS
export const shortMonthNames: readonly string[] = MONTHS.map((name) => (name === 'maart' ? 'mrt' : name.slice(0, 3)))

/** The year and the number of a period in it, from 1, by its first day (`2026-07-01`). */
export function periodParts(kind: FigurePeriodKind, from: string): { year: number; number: number } {
  const year = Number(from.slice(0, 4))
  const month = Number(from.slice(5, 7))
  return { year, number: kind === 'year' ? 1 : kind === 'quarter' ? Math.ceil(month / 3) : month }
}

/** The first day of a period. */
export function firstDayOf(kind: FigurePeriodKind, year: number, number: number): string {
  const month = kind === 'year' ? 1 : kind === 'quarter' ? number * 3 - 2 : number
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
}

/** `2026`, `K3 2026` or `september 2026`. */
export function periodName(kind: FigurePeriodKind, from: string): string {
  const { year, number } = periodParts(kind, from)
  if (kind === 'year') return String(year)
  return kind === 'quarter' ? `K${number} ${year}` : `${monthNames[number - 1] ?? number} ${year}`
}

/** How many periods a year has. */
export const periodsPerYear = { year: 1, quarter: 4, month: 12 } as const satisfies Record<FigurePeriodKind, number>
