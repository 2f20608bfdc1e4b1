import { addMonths, type DayRange, daysOf, firstOfMonth, lastOfMonth } from '@gevel/contract/days'

/** What to read of a range: whole months by their first day, and the other days. */
export interface RangeParts {
  months: string[]
  days: string[]
}

/**
 * Splits a range into months and days.
 * @param lastMonth first day of the last month that was counted as a whole; null when none was
 */
export function partsOf(range: DayRange, lastMonth: string | null): RangeParts {
  const months: string[] = []
  const from = range.from === firstOfMonth(range.from) ? range.from : addMonths(firstOfMonth(range.from), 1)
  for (let month = from; lastOfMonth(month) <= range.until; month = addMonths(month, 1))
    if (lastMonth !== null && month <= lastMonth) months.push(month)
  return { months, days: daysOf(range).filter((day) => !months.includes(firstOfMonth(day))) }
}

/** The last month that was counted as a whole, by its first day. */
export async function lastCountedMonth(): Promise<string | null> {
  const { rows } = await strapi.db.connection.raw<{ rows: { month: string | null }[] }>(
    'SELECT max(month)::text AS month FROM gevel_statistics_months',
  )
  return rows[0]?.month ?? null
}
