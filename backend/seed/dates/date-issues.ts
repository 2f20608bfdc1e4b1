import { monthNames } from '@gevel/contract/figure-periods'
import type { IssueFile, MagazineSource } from '../content/agenda-data'
import { WRITTEN_ON } from './demo-day'
import { addDays, weekdayOf } from './local-days'
import { resolveDatesIn } from './resolve-dates'

/** The months of the eight issues of a year, from 0. */
const MONTHS = [1, 2, 3, 4, 5, 8, 9, 10]
const THURSDAY = 4

/** When an issue appeared: its year, its number in that year, and the day. */
interface Slot {
  year: number
  number: number
  month: number
  publishedOn: string
}

/**
 * Dates the issues of the magazine: the first is the newest on a day, the others those before it. An issue appears on the second
 * Thursday of its month.
 * @param issues newest first
 * @param day of the demo
 */
export function dateIssues(issues: readonly IssueFile[], day: string): MagazineSource[] {
  const slots = slotsUntil(day)
  return issues.map((issue, at) => {
    const slot = slots[at]
    if (!slot) throw new Error('There are more issues than the years before the demo day have')
    const { publishedOn, month } = slot
    return { ...resolveDatesIn(issue, publishedOn), ...slot, month: monthNames[month] ?? '', publishedOn }
  })
}

/**
 * Whether the issues have the months for which their articles were written: an article that does not move names its issue only then.
 */
export function hasWrittenMonths(day: string): boolean {
  return slotsUntil(day)[0]?.publishedOn === slotsUntil(WRITTEN_ON)[0]?.publishedOn
}

/** Newest first: of the year of a day and the two before it. */
function slotsUntil(day: string): Slot[] {
  const thisYear = Number(day.slice(0, 4))
  return [thisYear - 2, thisYear - 1, thisYear]
    .flatMap((year) =>
      MONTHS.map((month, at) => ({ year, number: at + 1, month, publishedOn: secondThursday(year, month) })),
    )
    .filter(({ publishedOn }) => publishedOn <= day)
    .reverse()
}

function secondThursday(year: number, month: number): string {
  const first = `${year}-${String(month + 1).padStart(2, '0')}-01`
  return addDays(first, ((THURSDAY - weekdayOf(first) + 7) % 7) + 7)
}
