import { addDays, addMonths, type DayRange } from '@gevel/contract/days'
import type { CustomerKind } from '@gevel/contract/ledger'
import type { PlanPeriod, PlanVersion } from '@gevel/contract/plans'

const monthsOf: Readonly<Record<PlanPeriod, number>> = { month: 1, quarter: 3, year: 12 }

/**
 * A regular period of a subscription. Each is counted from the anchor and not from the one before, so that a short month does not
 * shift the others: from 31 January to 28 February, 31 March, 30 April.
 * @param anchor the first day of the first regular period
 * @param index 0 for the first
 */
export function periodAt(anchor: string, period: PlanPeriod, index: number): DayRange {
  const months = monthsOf[period]
  return {
    from: addMonths(anchor, index * months),
    until: addDays(addMonths(anchor, (index + 1) * months), -1),
  }
}

/**
 * The index of the regular period that a day is in.
 * @param day on or after the anchor
 */
export function periodIndexOn(anchor: string, period: PlanPeriod, day: string): number {
  const [year = 0, month = 0] = anchor.split('-').map(Number)
  const [dayYear = 0, dayMonth = 0] = day.split('-').map(Number)
  const months = (dayYear - year) * 12 + dayMonth - month
  const index = Math.floor(months / monthsOf[period])
  // in its last month the period may end before the day, or the next one begin after it
  return periodAt(anchor, period, index).from > day ? index - 1 : index
}

/** An introductory term in whole weeks. */
export function introTerm(startsOn: string, weeks: number): DayRange {
  return { from: startsOn, until: addDays(startsOn, 7 * weeks - 1) }
}

/**
 * The last day of a subscription that ends by itself: after the introductory term of a consumer (BW 6:236 s), and of a company whose plan
 * does not go on. null for one that goes on.
 */
export function endByItself({
  version: { intro },
  customerKind,
  startsOn,
}: {
  version: Pick<PlanVersion, 'intro'>
  customerKind: CustomerKind
  startsOn: string
}): string | null {
  if (!intro || (customerKind === 'company' && intro.after === 'continue')) return null
  return introTerm(startsOn, intro.weeks).until
}
