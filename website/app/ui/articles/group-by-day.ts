import { dutchDay } from '../text/dates.ts'

/** Consecutive stories of the same Dutch day together, in their order. */
export function groupByDay<T extends { publishedAt: string }>(articles: readonly T[]): [T, ...T[]][] {
  const days: [T, ...T[]][] = []
  for (const article of articles) {
    const day = days.at(-1)
    if (day && dutchDay(day[0].publishedAt) === dutchDay(article.publishedAt)) day.push(article)
    else days.push([article])
  }
  return days
}
