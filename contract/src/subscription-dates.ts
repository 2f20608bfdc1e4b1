import { addDays } from './days.ts'
import { targetDayFrom } from './target-days.ts'

/** Of a distance contract of a consumer (BW 6:230o lid 1), in days. */
export const withdrawalDays = 14
/** How long after its publication a magazine is delivered at the latest. */
const deliveryDays = 3
/** Between an invoice and the file for the bank. */
const collectingDays = 2

interface OrderedPlan {
  orderedOn: string
  customer: 'person' | 'company'
  /** a consumer asked to begin within the period of withdrawal; a company always does */
  startsAtOnce: boolean
  /** with a magazine on paper */
  print: boolean
  /** the days on which the next magazines appear, in order */
  issues: readonly string[]
}

/** When an ordered subscription begins, and until when it can be withdrawn from. */
export interface SubscriptionStart {
  startsOn: string
  /** when the first magazine has been delivered; null without one, or when its day is not known yet */
  firstIssueOn: string | null
  /** the last day; null for a company, and while the day of the first magazine is not known */
  withdrawUntil: string | null
}

/**
 * When an ordered subscription begins. The period of withdrawal begins with the order, and with a magazine on paper at the receipt of
 * its first issue (BW 6:230o lid 1 b 4). Whoever did not ask to begin at once begins after it.
 */
export function startOf({ orderedOn, customer, startsAtOnce, print, issues }: OrderedPlan): SubscriptionStart {
  const firstIssueOn = print ? firstDelivery(orderedOn, issues) : null
  if (customer === 'company') return { startsOn: orderedOn, firstIssueOn, withdrawUntil: null }
  const withdrawUntil = print && !firstIssueOn ? null : addDays(firstIssueOn ?? orderedOn, withdrawalDays)
  const startsOn = startsAtOnce ? orderedOn : addDays(withdrawUntil ?? addDays(orderedOn, withdrawalDays), 1)
  return { startsOn, firstIssueOn, withdrawUntil }
}

/**
 * When the first magazine of an order has been delivered at the latest; null while its day is not known.
 * @param issues the days on which magazines appear, in order
 */
export function firstDelivery(orderedOn: string, issues: readonly string[]): string | null {
  const issue = issues.find((day) => day > orderedOn)
  return issue ? addDays(issue, deliveryDays) : null
}

/**
 * When an invoice of a day is collected by direct debit.
 * @param noticeDays how long before it the customer hears of it
 */
export function collectionDay(invoicedOn: string, noticeDays: number): string {
  return targetDayFrom(addDays(invoicedOn, noticeDays + collectingDays))
}
