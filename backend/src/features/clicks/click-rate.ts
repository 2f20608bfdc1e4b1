import { defineLimit } from '../../platform/limits/limit'
import { minuteMs, PeriodCounts } from '../statistics/filtering/event-rate'

/** The two halves of a double click, and a page that is opened again at once, are one click. */
const oncePerSeconds = 10
/** Maximum clicks per minute and address: more than an office of readers behind one address makes. */
const maxPerMinute = 30

export const clickLimit = defineLimit('clicks', { points: 1, minutes: oncePerSeconds / 60 })
const ofAddresses = new PeriodCounts(minuteMs)

/** Whether an address follows more links in a minute than readers do; counted per instance, in memory. */
export function isTooFast(address: string, nowMs: number): boolean {
  return ofAddresses.add(address, 1, nowMs) > maxPerMinute
}

/** Whether it is the first click of this visitor on this link in ten seconds, counted over all instances. */
export function isFirstClick(visitor: string, link: string): Promise<boolean> {
  return clickLimit.take(`${visitor}\n${link}`)
}
