import type { ArchiveMonth } from '@gevel/contract/archive'

/** A year of the archive with its months, newest first. */
export interface ArchiveYear {
  year: number
  articles: number
  /** `month` from 1 */
  months: { month: number; articles: number }[]
}

/** Groups the months of an archive by year, in their order. */
export function byYear(months: readonly ArchiveMonth[]): ArchiveYear[] {
  const years = new Map<number, ArchiveYear>()
  for (const { month, articles } of months) {
    const [yearText, monthText] = month.split('-')
    const year = Number(yearText)
    const found = years.get(year) ?? { year, articles: 0, months: [] }
    years.set(year, found)
    found.articles += articles
    found.months.push({ month: Number(monthText), articles })
  }
  return [...years.values()]
}
