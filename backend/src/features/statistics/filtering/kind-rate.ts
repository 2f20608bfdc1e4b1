import type { StatisticsEvent } from '@gevel/contract/statistics'
import { dayMs, minuteMs, PeriodCounts } from './event-rate'

type Kind = StatisticsEvent['eventType']

/** Events that readers cause at most in a minute. */
interface Rate {
  /** of one visitor: an address with a browser */
  visitor: number
  /** of all visitors behind one address, whatever browsers they name */
  address: number
}

const session = { visitor: 240, address: 1_200 }
const account = { visitor: 30, address: 120 }
const rates: Record<Kind, Rate> = {
  Pageview: { visitor: 60, address: 600 },
  Marketing: { visitor: 180, address: 600 },
  Lead: { visitor: 10, address: 30 },
  'session-start': session,
  'session-pause': session,
  'session-resume': session,
  'session-stop': session,
  'user-auth-sign-up': account,
  'user-auth-sign-in': account,
  'user-auth-sign-out': account,
  'user-auth-auth-fail': account,
  'user-auth-forgot-password': account,
  'user-auth-update-password': account,
  'email-link': account,
  Install: { visitor: 5, address: 20 },
}
/** An address causes no more in a day than in this many of its busiest minutes. */
const busiestMinutes = 20

const ofVisitors = new PeriodCounts(minuteMs)
const ofAddresses = new PeriodCounts(minuteMs)
const ofAddressesPerDay = new PeriodCounts(dayMs)

/** Whether a visitor causes more events of a kind in a minute than a reader does. */
export function isVisitorTooFast(visitor: string, events: readonly StatisticsEvent[], nowMs: number): boolean {
  const kinds = new Set(events.map(({ eventType }) => eventType))
  const tooFast = [...kinds].filter((kind) => {
    const { length } = events.filter(({ eventType }) => eventType === kind)
    return ofVisitors.add(`${kind} ${visitor}`, length, nowMs) > rates[kind].visitor
  })
  return tooFast.length > 0
}

/** Whether an event is one too many of its kind for an address, in this minute or on this day. */
export function isAddressTooFast(address: string, kind: Kind, nowMs: number): boolean {
  const subject = `${kind} ${address}`
  const limit = rates[kind].address
  if (ofAddresses.add(subject, 1, nowMs) > limit) return true
  return ofAddressesPerDay.add(subject, 1, nowMs) > limit * busiestMinutes
}
