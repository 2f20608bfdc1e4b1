import type { StoreYear } from '@gevel/contract/partners'

export type StoreYearRow = StoreYear

/** The shops of a chain by year, oldest first; of a year that an editor entered twice the last entry counts. */
export function storeYears(rows: readonly StoreYearRow[] | null): StoreYear[] {
  const byYear = new Map((rows ?? []).map(({ year, count, opened, closed }) => [year, { year, count, opened, closed }]))
  return [...byYear.values()].sort((a, b) => a.year - b.year)
}
