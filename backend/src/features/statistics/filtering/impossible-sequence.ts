import { type StatisticsEvent, type VisitorSession, visitorSessionSchema } from '@gevel/contract/statistics'

/** A visitor's clock may be this much ahead of ours. */
const clockSkewMs = 24 * 60 * 60 * 1000

/** What a page does between two events of its session; a page that is hidden shows nothing. */
type State = 'unknown' | 'visible' | 'hidden' | 'stopped'
const statesBefore: Partial<Record<StatisticsEvent['eventType'], readonly State[]>> = {
  'session-start': ['unknown', 'stopped'],
  'session-pause': ['unknown', 'visible'],
  'session-resume': ['unknown', 'hidden'],
  'session-stop': ['unknown', 'visible', 'hidden'],
  Pageview: ['unknown', 'visible'],
}
const statesAfter: Partial<Record<StatisticsEvent['eventType'], State>> = {
  'session-start': 'visible',
  'session-pause': 'hidden',
  'session-resume': 'visible',
  'session-stop': 'stopped',
}

/** Whether no browser with our scripts can have reported these events in this order. */
export function isImpossibleSequence(events: readonly StatisticsEvent[]): boolean {
  let state: State = 'unknown'
  for (const { eventType } of events) {
    if (statesBefore[eventType]?.includes(state) === false) return true
    state = statesAfter[eventType] ?? state
  }
  return false
}

/** Whether a batch has a session that our cookie cannot have had. A visitor may send none. */
export function isImpossibleSession(session: unknown, nowMs: number): boolean {
  if (session === undefined || session === null) return false
  const parsed = visitorSessionSchema.safeParse(session)
  return !parsed.success || isFromFuture(parsed.data, nowMs)
}

function isFromFuture({ iat, exp }: VisitorSession, nowMs: number): boolean {
  return iat > nowMs + clockSkewMs || exp <= iat
}
